// The ring on which the samurai stand: a rounded oval with its length measured, so that counters lie evenly on it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Point {
  /** Unit vector away from the middle of the table. */
  readonly out: Point;
}

/** `squareness` 2 is an ellipse; more fills the corners, which suits a tall screen. */
export interface Oval {
  readonly centre: Point;
  readonly across: number;
  readonly down: number;
  readonly squareness: number;
}

const SAMPLES = 240;

/** Clockwise as seen from above, beginning at the bottom, where the reader sits. */
export class Ring {
  private readonly points: Point[] = [];
  private readonly lengths: number[] = [0];

  constructor(readonly oval: Oval) {
    const { centre, across, down, squareness } = oval;
    const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / squareness);
    for (let i = 0; i <= SAMPLES; i++) {
      const angle = (i / SAMPLES) * 2 * Math.PI;
      this.points.push({ x: centre.x - across * bent(Math.sin(angle)), y: centre.y + down * bent(Math.cos(angle)) });
    }
    for (let i = 1; i <= SAMPLES; i++) {
      const [a, b] = [this.points[i - 1]!, this.points[i]!];
      this.lengths.push(this.lengths[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
    }
  }

  get length(): number {
    return this.lengths[SAMPLES]!;
  }

  /** The spot at this part of the way around: 0 and 1 are the bottom, 0.25 about the left. */
  at(part: number): Spot {
    const wanted = (part - Math.floor(part)) * this.length;
    let low = 0;
    let high = SAMPLES;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lengths[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const [a, b] = [this.points[low]!, this.points[high]!];
    const length = this.lengths[high]! - this.lengths[low]! || 1;
    const share = (wanted - this.lengths[low]!) / length;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    // Going clockwise, the outside is on the left hand.
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, out: { x: along.y, y: -along.x } };
  }

  /** An SVG path along part of the ring. */
  svgPath(from: number, to: number): string {
    const steps = Math.max(2, Math.ceil((to - from) * 80));
    const spots = Array.from({ length: steps + 1 }, (_, i) => this.at(from + ((to - from) * i) / steps));
    return spots.map((spot, i) => `${i ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('');
  }
}
