// <file-name> around a file input: says which file was chosen. Without it the input says itself only whether one was.

export const defineFileName = (): void => {
  class FileName extends HTMLElement {
    connectedCallback() {
      this.addEventListener('change', this.tell);
      // A browser may have kept what was chosen.
      this.tell();
    }

    disconnectedCallback() {
      this.removeEventListener('change', this.tell);
    }

    private readonly tell = () => {
      const files = [...(this.querySelector('input')?.files ?? [])];
      const output = this.querySelector('output');
      if (!output) return;
      output.textContent = files.map(({ name }) => name).join(', ');
      this.toggleAttribute('data-named', files.length > 0);
    };
  }
  customElements.define('file-name', FileName);
};
