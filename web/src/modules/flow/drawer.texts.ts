import { defineTexts } from '@/lib/i18n.ts'
import { zh as condition } from './drawer.condition.zh.ts'
import { zh as people } from './drawer.people.zh.ts'
import { zh as rest } from './drawer.zh.ts'
import { zh as settings } from './settings.zh.ts'

const zh = { ...rest, ...people, ...condition, ...settings }

const english = async () => {
  const [one, two, three, four] = await Promise.all([
    import('./drawer.en.ts'),
    import('./drawer.people.en.ts'),
    import('./drawer.condition.en.ts'),
    import('./settings.en.ts'),
  ])
  return { ...one.en, ...two.en, ...three.en, ...four.en }
}

export const { t, useText } = defineTexts('flowDrawer', zh, english)

export type DrawerText = ReturnType<typeof useText>
