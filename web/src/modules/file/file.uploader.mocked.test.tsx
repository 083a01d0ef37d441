import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { attachments, images } from '@srm/api/shared/fields'
import { ApiError } from '@/lib/api/api-error.ts'
import { useSession } from '@/lib/session/session.ts'
import type { KnownFile } from '@/ui/slots.ts'
import { draw, prepareScreen, toasts } from '@/ui/screen.fixture.tsx'
import { Uploader } from './file.uploader.tsx'

prepareScreen()
beforeEach(() => {
  held = undefined
})

const sent = vi.hoisted(() => ({ fail: false, count: 0 }))
vi.mock('@/lib/api/upload.ts', () => ({
  upload: (_: unknown, file: File) => {
    if (sent.fail) return Promise.reject(new ApiError('连接后台接口失败', 0))
    sent.count += 1
    const stored = { id: `f${String(sent.count)}`, name: file.name, mime: file.type, size: file.size }
    return Promise.resolve({ ...stored, url: '/x', thumbUrl: null })
  },
}))

let held: readonly KnownFile[] | undefined
const Held = ({ schema }: { schema: Parameters<typeof metaOf>[0] }): ReactNode => {
  const [value, setValue] = useState<readonly KnownFile[]>()
  const change = (next: readonly KnownFile[] | undefined): void => {
    held = next
    setValue(next)
  }
  return <Uploader meta={metaOf(schema)} value={value} onChange={change} />
}

const choose = (label: string, ...files: File[]): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { files } })
const small = (name: string, type = 'text/plain'): File => new File(['x'], name, { type })

test('what is too large or no picture is refused with the words the customer knows', () => {
  draw(<Held schema={images('照片', 'Photos')} />)
  choose('照片', new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), small('a.txt'))
  expect(toasts).toEqual(['上传文件大小不能超过 2MB! “a.png”为 2.1 MB。', '只能上传图片'])
  expect(held).toBeUndefined()
})

test("the company's own limit holds, in the words and for the files", async () => {
  useSession.setState({ profile: { uploadLimit: 4 * 1024 * 1024 } as never })
  draw(<Held schema={attachments('附件', 'Files')} />)
  expect(screen.getByText(/单个文件不超过 4MB/)).toBeTruthy()
  choose(
    '附件',
    new File([new Uint8Array(3 * 1024 * 1024)], '证照.txt'),
    new File([new Uint8Array(4_300_000)], '大.txt'),
  )
  await waitFor(() => expect(held).toHaveLength(1))
  expect(toasts[0]).toBe('上传文件大小不能超过 4MB! “大.txt”为 4.2 MB。')
  useSession.setState({ profile: null })
})

test('two files that arrive together are both kept, by id, and one can be removed', async () => {
  draw(<Held schema={attachments('附件', 'Files')} />)
  choose('附件', small('甲.txt'), small('乙.txt'))
  await waitFor(() => expect(held).toHaveLength(2))
  expect(held?.every((one) => typeof one === 'string')).toBe(true)
  await waitFor(() => expect(toasts).toEqual(['上传成功']))
  fireEvent.click(await screen.findByRole('button', { name: '移除 甲.txt' }))
  expect(held).toHaveLength(1)
})

test('a failed file stays in sight and can be tried again', async () => {
  sent.fail = true
  draw(<Held schema={attachments('附件', 'Files')} />)
  choose('附件', small('丙.txt'))
  const again = await screen.findByRole('button', { name: '重试' })
  expect(toasts).toEqual(['上传失败：连接后台接口失败'])
  sent.fail = false
  fireEvent.click(again)
  await waitFor(() => expect(held).toHaveLength(1))
})

test('a screenshot can be pasted', async () => {
  draw(<Held schema={attachments('附件', 'Files')} />)
  fireEvent.paste(screen.getByLabelText('附件'), { clipboardData: { files: [small('截图.png', 'image/png')] } })
  await waitFor(() => expect(held).toHaveLength(1))
})
