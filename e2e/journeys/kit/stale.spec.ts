import { tenancy } from '@srm/api/tenancy'
import { admin, apiAs, expect, signInAt, test } from '../../fixtures.ts'

test.describe('two people edit one company', () => {
  test(
    'the second one is told who was faster and can take what was saved',
    { tag: '@turn-c' },
    async ({ page, browser, request }) => {
      const call = await apiAs(request)
      const name = `常州云舟展览有限公司${String(Date.now()).slice(-6)}`
      const { id } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
      const other = await (await browser.newContext()).newPage()
      for (const one of [page, other]) {
        await signInAt(one, `/account/ourCompany/edit?id=${id}`)
      }

      await page.getByLabel('简称').fill('云舟常州')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await expect(page.getByText('保存成功')).toBeVisible()

      await other.getByLabel('简称').fill('常州展览')
      await other.getByRole('button', { name: '保存', exact: true }).click()
      const dialog = other.getByRole('dialog', { name: '记录已被他人修改' })
      await expect(dialog).toContainText(new RegExp(`${admin} 在 \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2} 修改了这条记录`))
      await dialog.getByRole('button', { name: '全部用对方的' }).click()
      await dialog.getByRole('button', { name: '保存合并结果' }).click()
      await expect(other.getByText('保存成功')).toBeVisible()
      expect(await call(tenancy.ourCompany.show, { params: { id } })).toMatchObject({ shortName: '云舟常州' })
      await other.context().close()
    },
  )
})
