import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './card.module.css'
import { useDesigner, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { useItem } from './item.look.ts'

const Naming = ({ name, done }: { readonly name: string; readonly done: (next: string) => void }): ReactNode => {
  const t = useDesignerText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    // A plain one: the library's brings its sheet of styles along and takes it away again, which the whole page pays for.
    <input
      ref={field}
      maxLength={30}
      className={styles.naming}
      aria-label={t('name')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => done(typed.trim())}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) done(typed.trim())
        if (key === 'Escape') done(name)
      }}
    />
  )
}

type Props = { readonly item: string; readonly name: string; readonly rename: (next: string) => void }

/** A name that is written where it stands. */
export const CardName = ({ item, name, rename }: Props): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const { writing } = useItem()
  const readOnly = useReadOnly()
  if (writing) return <Naming name={name} done={rename} />
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={readOnly}
      className={styles.name}
      title={t('rename', { name })}
      aria-label={t('rename', { name })}
      onClick={() => store.setState({ renaming: item, at: item })}
    >
      {name}
    </button>
  )
}
