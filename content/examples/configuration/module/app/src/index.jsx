import logo from './logo.png';
import notes from './notes.txt';

export const App = () => <img src={logo} alt={notes} />;
console.log(App);
