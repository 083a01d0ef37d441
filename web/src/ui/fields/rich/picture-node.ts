import { Image } from '@tiptap/extension-image'
import { z } from 'zod'
import { isPicture, pictureMark } from '@srm/api/shared/rich-text'
import { showPicture } from './pictures.ts'

const Attributes = z.object({ file: z.string().catch(''), alt: z.string().catch('') })

/** A picture in the editor: it is written as a reference and drawn from a link that lives as long as the page. */
export const Picture = Image.extend({
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(pictureMark),
      renderHTML: (attributes: Record<string, unknown>) => ({ [pictureMark]: attributes['file'] }),
    },
    alt: { default: null },
  }),
  // Whatever else is pasted from other pages stays there.
  parseHTML: () => [
    { tag: `img[${pictureMark}]`, getAttrs: (node) => (isPicture(node.getAttribute(pictureMark)) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node }) => {
      const { file, alt } = Attributes.parse(node.attrs)
      const dom = document.createElement('img')
      dom.alt = alt
      void showPicture(dom, file)
      return { dom }
    },
})
