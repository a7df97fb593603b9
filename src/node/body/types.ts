import type { FlagGroup, ListedFlag } from '../../components/mdx/Flags';
import type { ChangeGroup, ListedChange } from '../../components/mdx/Releases';
import type { OutlineEntry } from '../../components/mdx/outline';
import type { ClassSignature, ListedMember, Signature } from '../../components/mdx/signature';
import type { Definition } from '../../components/mdx/Term';
import type { Anchor, Passage } from '../../site/types';

export type {
  ChangeGroup,
  ClassSignature,
  FlagGroup,
  ListedChange,
  ListedFlag,
  ListedMember,
  OutlineEntry,
  Signature,
};

/** What a worker needs to compile a page's text; equal input gives an equal body. */
export type BodyInput = {
  /** Below `content/`; issues are reported under it. */
  path: string;
  text: string;
  /** The line of the file that the text starts on. */
  firstLine: number;
  referencedData: ReferencedData;
};

/** The parts of other files that a page's text refers to. */
export type ReferencedData = {
  /** Urls of pages that are planned but not written: links to them show as text. */
  toCome: readonly string[];
  /** The definitions of the words that the page marks as terms. */
  definitions: Readonly<Record<string, Definition>>;
  /** The entries of the lists of links that the page shows, by the list's kind; null if unknown. */
  awesome: Readonly<Record<string, readonly ListedLink[] | null>>;
  /** Files that code blocks quote, by their path below `content/`; null if missing. */
  files: Readonly<Record<string, string | null>>;
  /** What the reference says of the page's headings, by their words. */
  signatures?: Readonly<Record<string, Signature>>;
  /** All options of webpack, if the page lists them. */
  outline?: readonly OutlineEntry[];
  /** The flags of webpack's options, if the page lists them. */
  flagGroups?: readonly FlagGroup[];
  /** What releases brought, by the minor releases that the page names; null if unknown. */
  releases?: Readonly<Record<string, readonly ChangeGroup[] | null>>;
  /** Pictures next to the page, by their addresses on it. */
  pictures?: Readonly<Record<string, Picture | PictureIssue>>;
};

/** Where a picture is published, and its size in pixels. */
export type Picture = { url: string; width: number; height: number };
export type PictureIssue = { message: string; fix: string };

export type ListedLink = { title: string; link: string; why: string };

export type CompiledBody = {
  html: string;
  /** The text as Markdown without our components. `SITE_PLACEHOLDER` stands for the site's address. */
  markdown: string;
  anchors: Anchor[];
  passages: Passage[];
  /** Every id on the page: what a link's hash may name. */
  ids: string[];
  /** Links into this site, with the line they stand on; some lead to pictures of `static`. */
  links: { url: string; line: number; isPicture?: true }[];
  /** The published addresses of the pictures next to the page that it shows. */
  pictures: string[];
  /** Words that the page wants defined, with the line they stand on. */
  terms: { word: string; line: number }[];
  issues: BodyIssue[];
  /** The text cannot be compiled, so nothing is known about it. */
  unreadable?: true;
};

export type BodyIssue = { line?: number | undefined; message: string; fix?: string | undefined };
