document.title = i18n.t('cart.title');
