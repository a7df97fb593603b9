export const path = module.id;
