/** Names of one thing: whoever searches for one finds the others. Phrases stand for each other only as a whole. */
export const ALIKE: readonly (readonly string[])[] = [
  ['fly', 'flight', 'flyer', 'airborne'],
  ['win', 'won', 'victory'],
  ['tie', 'tied', 'equal totals', 'totals are equal'],
  ['retreat', 'run away', 'flee', 'rout', 'fall back'],
  ['concede', 'give up', 'surrender', 'resign'],
  ['reroll', 're-roll', 'roll again', 'rolled again'],
  ['steal', 'thief', 'theft'],
  ['look', 'spy', 'peek', 'scout'],
  ['unknown', 'unexplored', 'undiscovered', 'exploration', 'explore'],
  ['take back', 'taking back', 'undo'],
  ['die', 'dead', 'kill', 'killed', 'destroyed', 'eliminated', 'elimination', 'death'],
  ['mounted', 'ride', 'rider', 'mount', 'mounting'],
  ['battle', 'combat', 'fight', 'attack'],
  ['counter spell', 'counterspell'],
  ['take', 'pick up', 'taking'],
  ['cost', 'price', 'points'],
  ['sea', 'water', 'ocean', 'swim', 'swimmer'],
  ['dice', 'die roll'],
  ['random', 'chance', 'luck'],
  ['secret', 'hidden', 'conceal'],
  ['spell', 'magic', 'cast'],
]

/** What learners say, and what rules say for it: the first finds the second, and not the other way round. */
export const MEANT: readonly (readonly [said: readonly string[], told: readonly string[]])[] = [
  [
    ['zone of control', 'zoc'],
    ['past enemies', 'stopping at enemies', 'stop at an enemy'],
  ],
  [
    ['line of sight', 'los', 'see over', 'block sight'],
    ['blocks the shot', 'hex between'],
  ],
  [
    ['reinforcement', 'reinforce', 'new troops', 'new units'],
    ['new arrivals', 'summon', 'wandering orcs', 'unit draw', 'deploy', 'creating a creature'],
  ],
  [
    ['grenade', 'bomb', 'explosion', 'explode'],
    ['blast', 'fireball'],
  ],
  [
    ['objective', 'goal', 'how to win', 'game end', 'game over'],
    ['win', 'won', 'victory'],
  ],
  [
    ['crt', 'combat results table', 'results table'],
    ['combat table', 'battle dice'],
  ],
  [
    ['ratio', 'strength ratio'],
    ['odds', 'odds column'],
  ],
  [
    ['mana', 'magic points', 'spell points'],
    ['pool', 'paying the cost'],
  ],
  [['dead body', 'dead bodies', 'body', 'remains'], ['corpse']],
  [['driver', 'crew', 'steer'], ['pilot']],
  [['car', 'machine', 'tank'], ['vehicle']],
  [
    ['ship', 'boat', 'ferry'],
    ['transport', 'vehicle', 'carry'],
  ],
  [
    ['raise the dead', 'revive', 'bring back', 'back to life', 'resurrect'],
    ['resurrection', 'made from a corpse', 'animate dead'],
  ],
  [
    ['hill', 'height', 'high ground', 'level', 'slope'],
    ['elevation', 'mountain'],
  ],
  [['weather', 'rain', 'wind'], ['storm']],
  [
    ['go first', 'goes first', 'begin', 'begins', 'initiative', 'start player'],
    ['first player', 'turn order'],
  ],
  [
    ['fog of war', 'hidden information', 'what can i see'],
    ['secret', 'public', 'what is public'],
  ],
  [['hand limit', 'hand size', 'maximum hand'], ['reserve limit']],
  [
    ['many spells', 'spell limit', 'maximum spells'],
    ['spell reserve limit', 'one spell a turn'],
  ],
  [['hand', 'cards in hand'], ['reserve']],
  [
    ['magic item', 'equipment', 'weapon', 'armor', 'treasure', 'gear'],
    ['artifact', 'item'],
  ],
  [['wizard', 'king', 'leader'], ['archmagus']],
  [
    ['archer', 'shoot', 'shooting', 'missile', 'bow', 'gun', 'arrow', 'fire at'],
    ['ranged attack', 'firing', 'shooter', 'archer'],
  ],
  [
    ['horse', 'cavalry'],
    ['mount', 'cavalry'],
  ],
  [
    ['leave the map', 'leave the board', 'exit', 'off the map'],
    ['leaving', 'leaves', 'does not return'],
  ],
  [
    ['drop', 'put down'],
    ['left lying', 'leave behind', 'dropping'],
  ],
  [['monster'], ['creature', 'demon', 'orc']],
  [
    ['speed', 'fast', 'quick', 'faster', 'speed up'],
    ['haste', 'swift', 'movement factor'],
  ],
  [['distance', 'how far', 'reach'], ['range']],
  [
    ['heal', 'wound', 'hit points', 'damage', 'survive'],
    ['regenerate', 'save', 'saves', 'saved from'],
  ],
  [
    ['set up', 'setup', 'starting position', 'begin the game', 'prepare'],
    ['order of set-up', 'placing', 'placed', 'start'],
  ],
  [
    ['turn sequence', 'order of play', 'turn structure', 'phases of a turn'],
    ['sequence of play', 'phases', 'six phases'],
  ],
  [['weaker player', 'balance', 'unfair'], ['handicap']],
  [
    ['time limit', 'how long', 'maximum turns', 'length of the game', 'turn limit'],
    ['last round', 'turn limit', 'round limit'],
  ],
  [['opportunity fire', 'overwatch', 'defensive fire', 'return fire'], ['defenders never fire']],
  [['ammunition', 'ammo', 'charges'], ['limited uses']],
  [
    ['army', 'force', 'army list'],
    ['design', 'army', 'points'],
  ],
  [
    ['building', 'castle', 'town', 'fortress'],
    ['site', 'haunt'],
  ],
  [
    ['stacking', 'stack limit', 'many units', 'units per hex', 'same hex'],
    ['stacking', 'one stack', 'four units at most'],
  ],
  [
    ['invisible', 'invisibility', 'camouflage'],
    ['hidden', 'hide', 'vanish'],
  ],
  [
    ['piece', 'token', 'card'],
    ['counter', 'chit'],
  ],
  [
    ['mind control', 'take over', 'control enemy', 'switch sides'],
    ['taking control', 'control', 'changes sides'],
  ],
  [
    ['hotseat', 'pass the mouse', 'same computer', 'one screen'],
    ['curtain', 'device'],
  ],
  [
    ['cancel', 'interrupt', 'stop a spell', 'dispel'],
    ['stopping a cast', 'counterspell', 'dispelling', 'countering'],
  ],
  [
    ['move again', 'second move', 'exploit'],
    ['advance', 'new arrivals may move'],
  ],
  [['pursue', 'pursuit', 'follow up'], ['advance after combat']],
  [
    ['movement points', 'move cost', 'terrain cost'],
    ['movement point', 'effective move', 'how far a unit moves'],
  ],
  [
    ['wreck', 'crash'],
    ['crash', 'last pilot dies'],
  ],
  [
    ['fall', 'falls from the sky'],
    ['crash', 'dies in the air', 'dropped in the air'],
  ],
  [
    ['trap', 'surrounded', 'no escape'],
    ['no way out', 'stranded'],
  ],
  [
    ['multiplayer', 'three players', 'four players'],
    ['two to four seats', 'seats'],
  ],
  [
    ['optional rules', 'variant', 'house rules'],
    ['house options', 'variants', 'options'],
  ],
]
