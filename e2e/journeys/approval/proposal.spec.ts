import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { identity } from '@srm/api/identity'
import { accessible, apiAs, expect, noSideways, signInAt, test } from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)
const [boss, second, applicant] = ['周敏', '林若曦', '郑浩然'] as const

type Call = Awaited<ReturnType<typeof apiAs>>
type Tree = { settings: Record<string, unknown>; chain: Record<string, unknown>[] }

const idOf = async (call: Call, name: string): Promise<string> =>
  (await call(identity.user.list, { query: { keyword: name } })).items[0]?.id ?? ''

/** An application in a flow that two look after and that wants both of them for what goes over the others' heads. */
const sentIn = async (call: Call, author: Call, title: string): Promise<string> => {
  const { id } = await call(approval.flow.create, { body: { key: `two${mark()}`, name: `双人复核${mark()}` } })
  const { tree, rev } = await call(approval.flow.show, { params: { id } })
  const { settings, chain } = tree as unknown as Tree
  const admins = [await idOf(call, boss), await idOf(call, second)]
  const asks = { ...chain[1], name: '主管审批', approvers: [{ by: 'person', ids: [await idOf(call, '许静怡')] }] }
  const drawn = { ...tree, settings: { ...settings, admins, dualControl: true }, chain: [chain[0], asks, chain[2]] }
  const { rev: saved } = await call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: drawn } })
  await call(approval.flow.publish, { params: { id }, body: { rev: saved } })
  const docType = 'application'
  const before = (await call(approval.flow.bindings, { query: { docType } })).filter(
    ({ purpose }) => purpose === 'create',
  )
  const bind = (flows: { flowId: string; condition?: Record<string, unknown> | null }[]) =>
    call(approval.flow.bind, { body: { docType, purpose: 'create', flows } })
  await bind([{ flowId: id }])
  try {
    const body = { type: 'general', amount: '800.00', reason: '现场需要', title } as const
    const docId = (await author(application.create, { body })).id
    return (await author(approval.submit, { body: { docType, docId } })).id
  } finally {
    await bind(before.map(({ flowId, condition }) => ({ flowId, condition })))
  }
}

test(
  'what one administrator proposes waits for another, who finds it, refuses it, and agrees to the next',
  { tag: '@turn-c' },
  async ({ page, request, browser }) => {
    const title = `双人${mark()}`
    const id = await sentIn(await apiAs(request, boss), await apiAs(request, applicant), title)
    const propose = async (reason: string): Promise<void> => {
      await page.getByRole('button', { name: '管理' }).click()
      await page.getByRole('menuitem', { name: '跳过节点' }).click()
      const ask = page.getByRole('dialog', { name: '跳过节点' })
      await ask.getByRole('textbox', { name: /原因/ }).fill(reason)
      await ask.getByRole('button', { name: '跳过节点' }).click()
      await expect(page.getByText('已提交，等另一位管理员复核').first()).toBeVisible()
    }
    await signInAt(page, `/approval/detail?id=${id}`, boss)
    await propose('许静怡出差，客户明早要')
    const mine = page.getByRole('region', { name: '待复核的管理操作' })
    await expect(mine).toContainText('跳过“主管审批”')
    await expect(mine.getByRole('button', { name: '撤销申请' })).toBeVisible()

    const other = await browser.newPage()
    await signInAt(other, '/approval/centre?list=all', second)
    await other.getByRole('region', { name: '待复核的管理操作' }).getByRole('link', { name: title }).click()
    const waiting = other.getByRole('region', { name: '待复核的管理操作' })
    await expect(waiting).toContainText('周敏 申请：跳过“主管审批”')
    await accessible(other)
    await other.setViewportSize({ width: 375, height: 812 })
    await noSideways(other)
    await waiting.getByRole('button', { name: '不同意' }).click()
    const no = other.getByRole('dialog', { name: /不同意/ })
    await expect(no.getByRole('button', { name: '不同意' })).toBeDisabled()
    await no.getByRole('textbox').fill('先打电话问许静怡')
    await no.getByRole('button', { name: '不同意' }).click()
    await expect(other.getByText('已驳回，申请人会收到通知')).toBeVisible()
    await expect(waiting).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await propose('许静怡已电话同意')
    await other.reload()
    await waiting.getByRole('button', { name: '同意并执行' }).click()
    await other
      .getByRole('dialog', { name: /复核后立即执行/ })
      .getByRole('button', { name: '同意并执行' })
      .click()
    await expect(other.getByText('已复核并执行')).toBeVisible()
    // Nobody has decided it yet: skipped past its only step, it is for those who look after the flow to say yes.
    await expect(other.getByText('全程没有人工审批，由流程管理员确认')).toBeVisible()
    await other.close()
  },
)
