import './url.css';
