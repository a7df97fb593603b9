import sheet from './shadow.css';

customElements.define(
  'app-card',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    }
  },
);
