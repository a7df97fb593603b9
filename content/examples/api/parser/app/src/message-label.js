export const label = i18n.t('cart.label');
