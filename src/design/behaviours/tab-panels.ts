// <tab-panels> around a list of links and the sections they lead to: without JavaScript it is just that; with it the links
// become tabs (arrow keys, Home, End) of which one shows its section. A hash that means a section, or something in it, opens
// it.

export const defineTabPanels = (): void => {
  class TabPanels extends HTMLElement {
    connectedCallback() {
      const list = this.firstElementChild!;
      list.role = 'tablist';
      this.tabs.forEach(bindToPanel);
      list.addEventListener('click', this.press);
      list.addEventListener('keydown', this.move as EventListener);
      addEventListener('hashchange', this.follow);
      this.select(this.tabs[0]!);
      this.follow();
    }

    disconnectedCallback() {
      removeEventListener('hashchange', this.follow);
    }

    private get tabs() {
      return [...this.firstElementChild!.querySelectorAll('a')];
    }

    private select(chosen: HTMLAnchorElement) {
      for (const tab of this.tabs) {
        const isChosen = tab === chosen;
        tab.ariaSelected = String(isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
        panelOf(tab).hidden = !isChosen;
      }
    }

    private readonly press = (event: Event) => {
      const tab = (event.target as Element).closest('a');
      if (!tab) return;
      event.preventDefault();
      this.select(tab);
    };

    private readonly move = (event: KeyboardEvent) => {
      const { tabs } = this;
      const at = tabs.indexOf(event.target as HTMLAnchorElement);
      const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
      if (goal === undefined) return;
      event.preventDefault();
      const tab = tabs.at(goal % tabs.length)!;
      this.select(tab);
      tab.focus();
    };

    private readonly follow = () => {
      const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const tab = goal && this.tabs.find((candidate) => panelOf(candidate).contains(goal));
      if (tab) this.select(tab);
    };
  }
  customElements.define('tab-panels', TabPanels);
};

/** Sets the roles, names and references by which assistive technology knows that the two belong together. */
const bindToPanel = (tab: HTMLAnchorElement) => {
  const panel = panelOf(tab);
  tab.role = 'tab';
  tab.id ||= `${panel.id}-tab`;
  tab.setAttribute('aria-controls', panel.id);
  panel.role = 'tabpanel';
  panel.tabIndex = 0;
  panel.setAttribute('aria-labelledby', tab.id);
};

const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))!;
