import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { PaperMenu } from './paper.menu.tsx'

prepareScreen()
const bodies: unknown[] = []
beforeEach(() => {
  bodies.length = 0
  useSession.setState({ profile: { permissions: [], isSuper: false } as never })
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (body) bodies.push(JSON.parse(body))
    const result = url.includes('templates') ? [{ id: 't1', name: '授权书' }] : { id: 'j1' }
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
})

describe('the print button of a record', () => {
  it('offers printing, PDF and the templates of its kind', async () => {
    const print = vi.fn<() => void>()
    draw(<PaperMenu subject="supplier" ids={['a']} print={print} />)
    fireEvent.click(screen.getByRole('button', { name: '打印与导出' }))
    fireEvent.click(await screen.findByText('导出 Word · 授权书'))
    await waitFor(() => expect(bodies).toEqual([{ subject: 'supplier', ids: ['a'], template: 't1' }]))
    fireEvent.click(screen.getByText('打印'))
    expect(print).toHaveBeenCalledOnce()
    await waitFor(() => expect(toasts).toEqual(['正在生成，完成后可在后台任务中下载']))
  })
})

describe('chosen rows', () => {
  it('become PDF by one button', async () => {
    draw(<PaperMenu subject="supplier" ids={['a', 'b']} />)
    fireEvent.click(screen.getByRole('button', { name: '导出 PDF' }))
    await waitFor(() => expect(bodies).toEqual([{ subject: 'supplier', ids: ['a', 'b'] }]))
  })

  it('are refused before they are sent where there are too many', () => {
    draw(<PaperMenu subject="supplier" ids={Array.from({ length: 101 }, (_, index) => String(index))} />)
    fireEvent.click(screen.getByRole('button', { name: '导出 PDF' }))
    expect(toasts).toEqual(['一次最多导出 100 条，请少选一些'])
    expect(bodies).toEqual([])
  })
})
