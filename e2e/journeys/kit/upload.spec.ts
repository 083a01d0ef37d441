import { enterAs, expect, test } from '../../fixtures.ts'

/** Sends a file of so many megabytes as a page does, then asks for something else: what both said, and how long the second took. */
const sendThenAsk = (megabytes: number): string => `(async () => {
  const headers = { Authorization: 'Bearer ' + localStorage.getItem('srm.v1.token') }
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(${megabytes} * 1024 * 1024).fill(97)]), '大.txt')
  const sent = await fetch('/api/ossPut', { method: 'POST', headers, body })
  await sent.text()
  const began = performance.now()
  const asked = await Promise.all(Array.from({ length: 6 }, () => fetch('/api/user/profile', { headers })))
  return { sent: sent.status, asked: asked.map(({ status }) => status), ms: performance.now() - began }
})()`

type UploadReport = { readonly sent: number; readonly asked: readonly number[]; readonly ms: number }

test('a file that is too large is refused, and the page goes on at once', async ({ browser }) => {
  // A refusal is an error to the browser's console, so this has a page of its own.
  const page = await (await browser.newContext()).newPage()
  await enterAs(page)
  await page.goto('#/')
  for (const megabytes of [8, 30]) {
    const told = await page.evaluate<UploadReport>(sendThenAsk(megabytes))
    expect(told).toMatchObject({ sent: 413, asked: [200, 200, 200, 200, 200, 200] })
    // A page that waits for the lost rest of an upload takes a minute; on a quiet machine this is well below a second.
    expect(told.ms).toBeLessThan(10_000)
  }
})
