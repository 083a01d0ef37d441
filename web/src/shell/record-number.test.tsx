import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { RecordNumber } from './record-number.tsx'

prepareScreen()
afterEach(() => vi.unstubAllGlobals())

const serve = (beian: string | null) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 200, result: { beian } })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('record number is shown with a link to the register where the operator configured one', async () => {
  serve('沪ICP备2026000001号')
  draw(<RecordNumber />)
  const link = await screen.findByRole('link', { name: '沪ICP备2026000001号' })
  expect(link.getAttribute('href')).toBe('https://beian.miit.gov.cn/')
})

test('record number is not spoken of where none is configured', async () => {
  const fetched = serve(null)
  draw(<p>© 2026{<RecordNumber />}</p>)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(document.body.textContent).toBe('© 2026')
})
