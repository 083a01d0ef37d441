import type { Page } from '@playwright/test'
import { project } from '@srm/api/project'
import { apiAs, settled, signIn } from '../fixtures.ts'
import { at, type Guide, type Step } from './guide.steps.ts'

const manager = '郑浩然'

const conference = async (page: Page): Promise<string> => {
  const call = await apiAs(page.request, manager)
  const { items } = await call(project.project.list, { query: { keyword: '三亚客户大会' } })
  return items[0]?.id ?? ''
}

const as =
  (path: string): Step =>
  async (page) => {
    await signIn(page, manager)
    await at(path)(page)
  }

const tab =
  (name: string): Step =>
  async (page) =>
    at(`/project/detail?id=${await conference(page)}${name && `&tab=${name}`}`)(page)

const moving: Step = async (page) => {
  await tab('')(page)
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '活动改期' }).click()
  const dialog = page.getByRole('dialog', { name: '活动改期' })
  const start = dialog.getByLabel('新的开始日期')
  const day = new Date(Date.parse(await start.inputValue()) + 7 * 86_400_000).toISOString().slice(0, 10)
  await start.fill(day)
  await start.press('Enter')
  await dialog.getByText(/项会调整/).waitFor()
  await settled(page)
}

export const projectGuide: Guide = {
  phone: {
    mine: as('/project/myTask'),
    now: async (page) => at(`/project/runOfShow?id=${await conference(page)}`)(page),
  },
  desk: {
    list: as('/project/index'),
    home: tab(''),
    template: at('/project/taskTemplate'),
    tasks: tab('task'),
    gantt: tab('gantt'),
    board: tab('board'),
    move: moving,
    schedule: at('/project/schedule'),
    documents: tab('document'),
    show: tab('runOfShow'),
  },
}
