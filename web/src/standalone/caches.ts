// The browser's caches of this page. Of two copies of the page on one origin each has its own, and so has each version.

/** How the names of this page's caches begin; `base` is the address of its folder. */
export const cachesOf = (base: string) => `izakaya ${new URL(base).pathname} `;

export const cacheOf = (base: string, version: string) => `${cachesOf(base)}${version}`;

/** Whether a reply holds as many bytes as it should. Some servers say of a packed file that it is packed, and the browser unpacks it. */
export async function isWhole(reply: Response | undefined, size: number): Promise<boolean> {
  return reply !== undefined && (await reply.clone().blob()).size === size;
}
