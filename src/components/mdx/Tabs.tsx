import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type TabProps = { title: string; children?: ReactNode };

/** One panel of `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

type TabsProps = {
  /** Tabs with the same name show the same choice, on every page. */
  sync?: string;
  children?: ReactNode;
};

/** Panels, one of which is shown. Without scripts all are; `behaviours/tabs.ts` handles clicks. */
export function Tabs({ sync, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);

  return (
    <div className="tabs" data-sync={sync}>
      <div className="tab-list" role="tablist">
        {tabs.map(({ props: { title } }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { title, children: panel } }, index) => (
        <div
          key={title}
          className="tab-panel"
          role="tabpanel"
          aria-label={title}
          hidden={index > 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

const isTab = (node: ReactNode): node is ReactElement<TabProps> =>
  isValidElement(node) && node.type === Tab;
