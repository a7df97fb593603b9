import { shortened } from './typeParts';

/** An option in the outline of all options, with the options that belong to it. */
export type OutlineEntry = {
  name: string;
  type: string;
  /** The default as one writes it, if it is the same for every build. */
  value: string | null;
  /** Where it is explained. */
  url: string;
  parts: OutlineEntry[];
};

/** The default of an option, or else its type in a few words. */
export function entryText({ type, value }: OutlineEntry): string {
  const { shown, left } = shortened(type);
  return value ?? (shown || 'object') + (left > 0 && shown ? ' | …' : '');
}
