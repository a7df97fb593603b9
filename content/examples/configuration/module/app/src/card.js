import * as styles from './card.module.css';

console.log(styles);
