import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { file } from '@srm/api/file'
import { apiAs, expect, open, signInAt, test } from '../../fixtures.ts'

const boss = '周敏'
const applicant = '郑浩然'
type Call = Awaited<ReturnType<typeof apiAs>>

/** From nine hundred thousand on, whoever leads the company signs by hand. */
const bindSigning = async (call: Call): Promise<void> => {
  const bound = await call(approval.flow.bindings, { query: { docType: 'application' } })
  const known = await call(approval.flow.show, { params: { id: bound[0]?.flowId ?? '' } })
  const tree = known.tree as { settings: { admins: string[] }; chain: Record<string, unknown>[] }
  const [start, end] = [tree.chain[0], tree.chain.at(-1)]
  const signing = {
    id: 'sign',
    type: 'approve',
    name: '总经理签字',
    approvers: [{ by: 'person', ids: tree.settings.admins }],
    mode: { kind: 'any', reject: 'first' },
    signature: true,
  }
  const made = { ...tree, chain: [start, signing, end] }
  const { id } = await call(approval.flow.create, {
    body: { key: `sign${String(Date.now()).slice(-7)}`, name: '大额签字', tree: made },
  })
  await call(approval.flow.publish, { params: { id }, body: { rev: 1 } })
  const large = { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value: '900000' }]] }
  const others = bound.map(({ flowId, condition }) => ({ flowId, condition }))
  await call(approval.flow.bind, {
    body: { docType: 'application', purpose: 'create', flows: [{ flowId: id, condition: large }, ...others] },
  })
}

test(
  'a step that asks for a signature takes one drawn by hand, and a file beside it',
  { tag: '@turn-a' },
  async ({ page, request }) => {
    await bindSigning(await apiAs(request, boss))
    const call = await apiAs(request, applicant)
    const title = `年会总包${String(Date.now()).slice(-7)}`
    const body = { title, type: 'general', amount: '960000.00', reason: '年会总包合同' }
    const { id: docId } = await call(application.create, { body })
    const { id } = await call(approval.submit, { body: { docType: 'application', docId } })

    await signInAt(page, `/approval/detail?id=${id}`, boss)
    await page.getByRole('toolbar', { name: '审批操作' }).getByRole('button', { name: '同意', exact: true }).click()
    const asks = page.getByRole('dialog', { name: '同意', exact: true })
    const yes = asks.getByRole('button', { name: '同意', exact: true })
    await expect(yes).toBeDisabled()
    const pad = asks.getByRole('figure', { name: '手写签名' }).locator('canvas')
    // Hovering waits until the dialog has come to rest.
    await pad.hover()
    const box = await pad.boundingBox()
    const [x, y] = [box?.x ?? 0, box?.y ?? 0]
    await page.mouse.move(x + 60, y + 110)
    await page.mouse.down()
    for (const [right, down] of [
      [120, 40],
      [160, 120],
      [240, 60],
    ] as const)
      await page.mouse.move(x + right, y + down, { steps: 4 })
    await page.mouse.up()
    await expect(yes).toBeEnabled()
    // A slow line: whoever agrees meanwhile must not leave the file behind.
    await page.route(`**${file.upload.path}`, async (route) => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
    const note = { name: '比价说明.txt', mimeType: 'text/plain', buffer: Buffer.from('三家比价，取最低。') }
    await asks.locator('input[type=file]').setInputFiles(note)
    await expect(asks.getByText('比价说明.txt')).toBeVisible()
    await yes.click()
    await expect(asks).toBeHidden()

    const { attachments } = await call(approval.centre.detail, { params: { id } })
    expect(attachments.map(({ kind, file: { name } }) => [kind, name])).toEqual(
      expect.arrayContaining([
        ['signature', 'signature.png'],
        ['file', '比价说明.txt'],
      ]),
    )
    await open(page, `/approval/detail?id=${id}`)
    const progress = page.getByRole('complementary', { name: '审批进度' })
    await expect(progress.getByText('比价说明.txt')).toBeVisible()
    await expect(progress.getByRole('img').first()).toBeVisible()
  },
)
