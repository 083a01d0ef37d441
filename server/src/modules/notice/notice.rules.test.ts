import { describe, expect, it } from 'vitest'
import { allChoices, availableIn, bodyOf, chatText, earlier, eventText, isOwnLink, titleOf } from './notice.rules.ts'

describe('the words of a notice', () => {
  it('are cut by letters, never through one', () => {
    expect(titleOf('  两\n行   标题 ')).toBe('两 行 标题')
    expect([...titleOf('👩‍👩‍👧'.repeat(60))].length).toBe(100)
    expect(titleOf('a'.repeat(100))).toHaveLength(100)
    expect(bodyOf('字'.repeat(501))).toBe(`${'字'.repeat(499)}…`)
  })

  it.each([
    ['/project/list?tab=1#x', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/a\nb', false],
    ['', false],
  ])('lead by %j to a page of ours: %s', (link, ours) => {
    expect(isOwnLink(link)).toBe(ours)
  })
})

describe('an id of an earlier moment', () => {
  it('sorts before what was made then and after what was made before', () => {
    const id = '019a83f0-0005-7abc-8def-0123456789ab'
    expect(earlier(id, 6)).toBe('019a83ef-ffff-7abc-8def-0123456789ab')
    expect(earlier(id, 0)).toBe(id)
    expect(earlier(id, 60_000) < id).toBe(true)
    expect(earlier('00000000-0001-7abc-8def-0123456789ab', 60_000)).toBe('00000000-0000-7abc-8def-0123456789ab')
  })
})

describe('choices', () => {
  it('are every event by every channel, as chosen or else by default', () => {
    const all = allChoices([{ type: 'due', channel: 'site', on: false }])
    expect(all).toHaveLength(24)
    expect(all.filter(({ on }) => on).map(({ type }) => type)).toEqual([
      'approval',
      'task',
      'mention',
      'system',
      'announcement',
    ])
  })
})

describe('channels', () => {
  it('are those somebody set up', () => {
    expect(availableIn({})).toEqual(['site', 'sms'])
    expect(availableIn({ FEISHU_APP_ID: 'cli' })).toEqual(['site', 'sms'])
    expect(availableIn({ FEISHU_APP_ID: 'cli', FEISHU_APP_SECRET: 's' })).toEqual(['site', 'sms', 'feishu'])
    expect(availableIn({ SMTP_HOST: 'mail', SMTP_FROM: 'a@b.cn' })).toEqual(['site', 'sms', 'email'])
    expect(availableIn({ SMTP_HOST: 'mail' })).toEqual(['site', 'sms'])
  })

  it('by chat lead to the page', () => {
    expect(chatText('标题', '', '/a', 'https://us.example/')).toBe('标题\nhttps://us.example/#/a')
    expect(chatText('标题', '正文', null, 'https://us.example/')).toBe('标题\n正文\nhttps://us.example/')
  })
})

describe('an event', () => {
  it('is one block whatever it carries', () => {
    expect(eventText('notice', { title: 'a\n\ndata: b' }, 'x')).toBe(
      'event: notice\nid: x\ndata: {"title":"a\\n\\ndata: b"}\n\n',
    )
    expect(eventText('hello', {})).toBe('event: hello\ndata: {}\n\n')
  })
})
