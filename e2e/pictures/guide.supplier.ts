import { supplier } from '@srm/api/supplier'
import { onboarding } from '@srm/api/onboarding'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

/** The page of one supplier that stands so with us. */
const standing =
  (lifecycle: string, more: Step = async () => undefined): Step =>
  async (page) => {
    const call = await apiAs(page.request)
    const filter = JSON.stringify([{ field: 'lifecycle', op: 'in', value: [lifecycle] }])
    const { items } = await call(supplier.supplier.list, { query: { filter } })
    await at(`/supplier/supplierDetail?id=${items[0]?.id ?? ''}`)(page)
    await more(page)
    await settled(page)
  }

const reviewed: Step = async (page) => {
  const call = await apiAs(page.request)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['submitted', 'reviewing'] }])
  const { items } = await call(onboarding.application.list, { query: { filter } })
  await at(`/supplier/application/detail?id=${items[0]?.id ?? ''}`)(page)
  await page.getByRole('tab', { name: '查重与意见' }).click()
  await settled(page)
}

const changeStage: Step = async (page) => {
  await page.getByRole('button', { name: '变更阶段' }).click()
}

const score: Step = async (page) => {
  await page.getByRole('tab', { name: /^评分/ }).click()
}

const screens: Readonly<Record<string, Step>> = {
  list: async (page) => {
    await signIn(page)
    await at('/supplier/supplierList')(page)
  },
  applications: at('/supplier/application'),
  review: reviewed,
  stage: standing('potential', changeStage),
  frozen: standing('frozen'),
  expiring: at('/supplier/expiring'),
  score: standing('preferred', score),
  finder: at('/supplier/finder?region=310000&people=300&layout=theater&height=4'),
  calendar: at('/supplier/calendar'),
  map: at('/supplier/map'),
  statistics: at('/supplier/statistics'),
}

const apply: Step = async (page) => {
  await page.goto('#/supplierApplyFor?company=YUNZHO')
  await page.getByLabel('手机号').waitFor()
}

export const supplierGuide: Guide = { phone: { apply }, desk: screens }
