import logo from './logo.png';
import photo from './photo.png';
import icon from './icon.svg';

console.log(logo, photo, icon);
