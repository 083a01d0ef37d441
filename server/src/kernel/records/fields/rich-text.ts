import { isPicture, pictureMark } from '@srm/api/shared/rich-text'
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h1',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'colgroup',
    'col',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: [pictureMark, 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d, ]+\)$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from our own store only: an outside address would tell others who reads it.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs[pictureMark]),
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
}

/** Only what an editor of ours can produce survives. */
export const cleanHtml = (html: string): string => sanitize(html, options)

const picture = new RegExp(`<img [^>]*${pictureMark}="([^"]+)"`, 'g')

/** The files a formatted text shows: the record that holds the text holds them too. */
export const picturesIn = (html: string | null | undefined): string[] => [
  ...new Set([...cleanHtml(html ?? '').matchAll(picture)].map(([, id = '']) => id)),
]
