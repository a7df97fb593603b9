import note from 'note:hello';

console.log(note);
