/** An issue on a page: in which line, what it is, and what to type instead. */
export type LineIssue = { line: number; message: string; fix?: string | undefined };
