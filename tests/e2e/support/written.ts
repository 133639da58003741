import { readingsOf } from '../../support/readings'

/** What is shown in a list of the running game that released versions wrote. */
export const RUNNING_CARD = {
  gameId: 'arrakhar',
  scenario: 'Short Scenario',
  moment: 'Turn 4',
  asked: 'sorcerer',
  savedAt: 1,
  revision: 7,
}

/** What the two sides of that game keep from each other, as its file would say it. */
export const SECRETS = ['"hideWand"', '"haunt":"C2"', '"designForce"', '"demon":6', '"barbarian":7']

/** The secrets that somebody finds who looks at a text from all sides. */
export function secretsIn(text: string, secrets = SECRETS): readonly string[] {
  const readings = readingsOf(text)
  return secrets.filter((secret) => readings.some((reading) => reading.includes(secret)))
}
