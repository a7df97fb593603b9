import type { DataFileName } from '../../src/node/content/data/contentData';

type Description = {
  file: string;
  /** The keys of an entry, if entries have keys. */
  keys?: Readonly<Record<string, string>>;
};

/** The descriptions that an editor shows for the keys of a data file. */
export const DATA_DESCRIPTIONS: Readonly<Record<DataFileName, Description>> = {
  assistants: {
    file: 'The assistants that a page offers to open with a question about it.',
    keys: {
      name: 'What the assistant is called.',
      address: 'Its address for a new question, with {prompt} in place of the question.',
    },
  },
  awesome: {
    file: 'The links of /awesome-webpack/.',
    keys: {
      title: 'The words of the link.',
      link: 'An http(s) address, or a path on this site.',
      kind: 'The list that shows it: the kind of an <AwesomeList> on a page.',
      why: 'What it is good for, in one sentence.',
    },
  },
  glossary: {
    file: 'Terms with their definitions, for <Term> and the glossary.',
    keys: {
      term: 'As it is written in a sentence.',
      aliases: 'Other forms that <Term> finds it by, such as the plural.',
      definition: 'One or two sentences.',
      url: 'Where the term is explained: a path on this site, with a # if it has a heading.',
    },
  },
  banner: {
    file: 'The notice on top of every page.',
    keys: {
      version: 'Whoever dismissed the banner sees it again when this changes.',
      text: 'The text of the notice.',
      link: 'A link: its words, and a path on this site.',
    },
  },
  outdated: {
    file: 'What configurations for older releases contain, for /tools/config/.',
    keys: {
      option: 'The path of an option, without the items of lists.',
      plugin: 'A plugin of webpack, as `new` calls it.',
      package: 'A loader or plugin, as it is installed.',
      matching: 'A regular expression: only strings like this are outdated.',
      kind: 'Only values of this kind are outdated: object, array, regexp, function, text, true or false; of plugins, also two arguments.',
      names: 'The names under which configurations use the package.',
      like: 'The option whose parts it had.',
      status:
        "gone: webpack refuses it; ignored: it does nothing; needless: webpack works without it; deprecated: it still works.",
      since: 'The major release of webpack that changed it.',
      now: 'What to write now.',
      url: 'Where that is explained: a path on this site.',
    },
  },
  published: {
    file: 'Addresses that were once published, with the ids of their headings. Never remove one.',
  },
  redirects: { file: 'Addresses that moved: from, and the page that has the content now.' },
  'searched-as': {
    file: 'What readers type who do not know what webpack calls it, by the address that answers.',
  },
  sponsors: {
    file: 'Sponsors that are known without asking Open Collective. Amounts are in US cents.',
    keys: {
      name: 'As the sponsor wants to be called.',
      slug: 'The last part of the address of its page on Open Collective.',
      website: 'Where its logo links to.',
      avatar: 'The address of its logo.',
      totalCents: 'The sum of its donations.',
      monthlyCents: 'The average of a month over the last year.',
      firstDonation: 'The day of its first donation.',
      note: 'For whoever reads this file; the site does not show it.',
    },
  },
  synonyms: { file: 'Words and phrases that mean the same to someone who searches, by meaning.' },
  'to-come': { file: 'Addresses that are planned and not written yet.' },
  undocumented: { file: 'What no page explains yet, by page.' },
  'vote-topics': {
    file: 'What people can vote for.',
    keys: {
      title: 'What it is, in a few words.',
      summary: 'What it would improve, in a sentence or two.',
      state: 'How far the work is.',
      thread: 'The GitHub issue whose reactions are the votes.',
      opened: 'The day the issue was opened.',
      shippedIn: 'The release of webpack that brought it.',
    },
  },
};
