import './icons.css';
