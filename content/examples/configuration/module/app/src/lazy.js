document.body.onclick = () => import('./shared.js');
