import { mkdirSync } from 'node:fs'
import { test } from '../e2e/support/fixtures'
import { SCRIPTED_ARCHMAGI as DUEL } from '../e2e/support/scripted/archmagi'
import { FOUR_WIZARDS as FOUR } from '../e2e/support/scripted/four-wizards'
import { playSteps } from '../e2e/support/scripted/play'
import { picture, settle } from './scene'

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const
const LOOKS = ['light', 'dark'] as const

mkdirSync('docs/pictures/archmagi', { recursive: true })

for (const [size, [width, height]] of Object.entries(SIZES))
  for (const colorScheme of LOOKS)
    test(`Archmagi on a ${size}, ${colorScheme}`, async ({ visit }) => {
      const table = await visit({ viewport: { width, height }, colorScheme })
      const { page } = table
      const take = (name: string) => picture(page, `archmagi/${name}-${size}-${colorScheme}`)
      const { steps } = FOUR.history
      const stepOf = (type: string) => steps.findIndex(({ entry }) => entry.command.type === type)

      await page.goto(`${table.home}#/new/archmagi`)
      await settle(page)
      await take('new')
      await table.open(FOUR.save)
      await table.takeMouse('Crimson')
      await table.button('Draw two units').waitFor()
      await take('recruiting')
      await playSteps(table, FOUR, 0, stepOf('move'))
      await table.clickHex('E4')
      await take('march')
      await playSteps(table, FOUR, stepOf('move'), stepOf('plan') + 1)
      await take('battle')

      await table.open(DUEL.save)
      await table.takeMouse('Crimson')
      await playSteps(table, DUEL)
      await page.getByRole('heading', { name: /wins/ }).waitFor()
      await take('end')
    })
