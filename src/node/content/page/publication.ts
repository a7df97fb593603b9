export type Publication = 'published' | 'draft' | 'scheduled';

type Publishable = { draft: boolean; date?: string | undefined };

/** Whether readers see a page already. Days are compared as `YYYY-MM-DD`, so `today` is one too. */
export function publication({ draft, date }: Publishable, today: string): Publication {
  if (draft) return 'draft';
  return date !== undefined && date > today ? 'scheduled' : 'published';
}
