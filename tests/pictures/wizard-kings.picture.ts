import { mkdirSync } from 'node:fs'
import { test } from '../e2e/support/fixtures'
import { sitDownBefore } from '../e2e/support/kings-moments'
import { KINGDOMS } from '../e2e/support/scripted/kingdoms'
import { playSteps } from '../e2e/support/scripted/play'
import { SKIRMISH } from '../e2e/support/scripted/skirmish'
import { picture, settle } from './scene'

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const
const LOOKS = ['light', 'dark'] as const

mkdirSync('docs/pictures/wizard-kings', { recursive: true })

for (const [size, [width, height]] of Object.entries(SIZES))
  for (const colorScheme of LOOKS)
    test(`Wizard Kings on a ${size}, ${colorScheme}`, async ({ visit }) => {
      const table = await visit({ viewport: { width, height }, colorScheme })
      const { page } = table
      const take = (name: string) => picture(page, `wizard-kings/${name}-${size}-${colorScheme}`)

      await page.goto(`${table.home}#/new/wizard-kings`)
      await settle(page)
      await take('new')
      await sitDownBefore(table, KINGDOMS, 'deploy')
      await take('deployment')
      await sitDownBefore(table, SKIRMISH, 'move')
      await table.clickHex('0705')
      await table.sees('Who can act in 0705')
      await take('moves')
      await sitDownBefore(table, SKIRMISH, 'cast')
      await take('battle')
      await sitDownBefore(table, SKIRMISH, 'commitBuilds')
      await take('builds')
      await playSteps(table, SKIRMISH, SKIRMISH.history.steps.length - 2)
      await page.getByRole('heading', { name: /wins/ }).waitFor()
      await take('end')
    })
