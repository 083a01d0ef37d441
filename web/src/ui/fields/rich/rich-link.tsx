import type { Editor } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { isWebAddress } from '@srm/api/shared/checks'
import { Row } from '@/ui/layout.tsx'
import { useText } from '../fields.texts.ts'
import styles from './rich.module.css'

type Props = { readonly editor: Editor; readonly close: () => void }

const current = (editor: Editor): string => z.string().catch('').parse(editor.getAttributes('link')['href'])

/** Asks where the selected words lead. Without an address the link is taken away. */
export const RichLink = ({ editor, close }: Props): ReactNode => {
  const t = useText()
  const [href, setHref] = useState(() => current(editor))
  const wrong = href !== '' && !isWebAddress(href)
  const apply = (): void => {
    if (wrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  return (
    <Row align="stretch" className={styles.link}>
      <Input
        ref={(input) => input?.focus()}
        size="small"
        placeholder="https://"
        aria-label={t('rich.linkTo')}
        {...(wrong && { status: 'error' as const })}
        value={href}
        onChange={(event) => setHref(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button size="small" disabled={wrong} onClick={apply}>
        {t('rich.apply')}
      </Button>
    </Row>
  )
}
