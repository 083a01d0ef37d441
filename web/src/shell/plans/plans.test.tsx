import { fireEvent, screen, waitFor } from '@testing-library/react'
import { planOf } from '@srm/api/shared/plans'
import { expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { offerOf } from './plan-text.ts'

prepareScreen()

const manager = { name: '陈思远', phone: '021-58886600', wechat: null, qr: 'data:image/png;base64,AA==' }

const show = (): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, result: manager })))
  draw(<PlanChoice />)
}

test('the free plan is chosen first and offers no renewal', () => {
  show()
  expect((screen.getByRole('radio', { name: /免费版/ }) as HTMLInputElement).checked).toBe(true)
  expect(screen.queryByText('续费时长')).toBeNull()
})

test('another plan offers 3 years with 1 free and 5 years with 2 free', () => {
  show()
  fireEvent.click(screen.getByRole('radio', { name: /专业版/ }))
  expect(screen.getByRole('radio', { name: /^3 年\s*送 1 年$/ })).toBeTruthy()
  expect(screen.getByRole('group', { name: '续费时长' }).querySelectorAll('input')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: /^5 年\s*送 2 年$/ }))
  expect(screen.getByText('￥86,400')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /免费版/ }))
  expect(screen.queryByText('续费时长')).toBeNull()
})

test('the manager can be called and scanned', async () => {
  show()
  await waitFor(() => expect(screen.getByText('陈思远')).toBeTruthy())
  expect(screen.getByRole('link', { name: manager.phone }).getAttribute('href')).toBe(`tel:${manager.phone}`)
  expect(screen.getByAltText('陈思远 的二维码')).toBeTruthy()
})

test('an offer says what a year comes to', () => {
  expect(offerOf(planOf('standard'), { years: 3, gift: 1 })).toEqual({
    total: '￥27,360',
    perYear: '￥6,840',
    saved: '￥9,120',
  })
})
