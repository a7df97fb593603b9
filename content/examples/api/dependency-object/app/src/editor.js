document.body.textContent = 'Editor';
