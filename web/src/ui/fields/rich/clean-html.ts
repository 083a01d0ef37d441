import DOMPurify from 'dompurify'
import { isPicture, pictureMark } from '@srm/api/shared/rich-text'

const purifier = DOMPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  // Pictures come from our own store only: an outside address would tell others who reads it.
  if (node.tagName === 'IMG' && !isPicture(node.getAttribute(pictureMark))) node.remove()
})

const tags =
  'p br strong em u s h1 h2 h3 h4 ul ol li blockquote code pre hr a img table thead tbody tr th td span colgroup col'

/** The server has cleaned it already; what is drawn is cleaned again, because the two can differ one day. */
export const cleanHtml = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: ['href', 'title', pictureMark, 'alt', 'colspan', 'rowspan', 'style', 'target', 'rel'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
    // These hold no address, so they are not held against the pattern of one.
    ADD_URI_SAFE_ATTR: [pictureMark, 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
