// Registry of the named places on the screen, so that animations know from where to where.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Stage {
  private readonly places = new Map<string, Element>();

  /** For `{@attach stage.place('deck')}`: this element is that place, as long as it is there. */
  place(name: string): (element: Element) => () => void {
    return (element) => {
      this.places.set(name, element);
      return () => {
        if (this.places.get(name) === element) this.places.delete(name);
      };
    };
  }

  element(name: string): Element | undefined {
    return this.places.get(name);
  }

  /** What is chosen from, and stays in sight whatever is put beside it: the question most of all, and the hand. */
  chosenFrom(): Element[] {
    return [document.querySelector('.asking'), this.places.get('hand')].filter((one) => one instanceof Element);
  }

  /** The middle and the size of a place, as seen now; nothing if it is not on the screen. */
  spot(name: string): Spot | undefined {
    const box = this.places.get(name)?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width, height: box.height };
  }
}
