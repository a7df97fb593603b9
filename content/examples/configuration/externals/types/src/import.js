import './import.css';
