// What is printed on the cards of Samurai Sword. The table decides with its own figures; the gallery shows these to the tests,
// which compare the two.

/** The highest Difficulty that a weapon reaches, and its wounds. */
export interface Weapon {
  readonly reach: number;
  readonly wounds: number;
}

const weapon = (reach: number, wounds: number): Weapon => ({ reach, wounds });

export const WEAPON: Readonly<Record<string, Weapon>> = {
  bokken: weapon(1, 1),
  kiseru: weapon(1, 2),
  wakizashi: weapon(1, 3),
  bo: weapon(2, 1),
  kusarigama: weapon(2, 2),
  katana: weapon(2, 3),
  shuriken: weapon(3, 1),
  kanabo: weapon(3, 2),
  nodachi: weapon(3, 3),
  naginata: weapon(4, 1),
  nagayari: weapon(4, 2),
  tanegashima: weapon(5, 1),
  daikyu: weapon(5, 2),
};

export const PROPERTY: readonly string[] = ['armour', 'focus', 'fast-draw', 'bushido'];

export const isWeapon = (card: string): boolean => card in WEAPON;
export const isProperty = (card: string): boolean => PROPERTY.includes(card);
export const reachOf = (card: string): number => WEAPON[card]?.reach ?? 0;
export const woundsOf = (card: string): number => WEAPON[card]?.wounds ?? 0;

/** The character in the seal of each card and role. */
export const SEAL: Readonly<Record<string, string>> = {
  bokken: '木',
  kiseru: '煙',
  wakizashi: '脇',
  bo: '棒',
  kusarigama: '鎌',
  katana: '刀',
  shuriken: '裏',
  kanabo: '金',
  nodachi: '野',
  naginata: '薙',
  nagayari: '槍',
  tanegashima: '筒',
  daikyu: '弓',
  armour: '鎧',
  focus: '心',
  'fast-draw': '居',
  bushido: '武',
  parry: '受',
  geisha: '芸',
  diversion: '狐',
  battlecry: '叫',
  'tea-ceremony': '茶',
  daimyo: '大',
  breathing: '息',
  jujutsu: '柔',
  shogun: '将',
  samurai: '侍',
  ninja: '忍',
  ronin: '浪',
  sealed: '封',
};
