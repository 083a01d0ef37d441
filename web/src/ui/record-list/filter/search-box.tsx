import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useState, type KeyboardEvent as Key, type ReactNode, type RefObject } from 'react'
import { inputDebounce } from '@/lib/timing.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import styles from './search-box.module.css'

/** Typing searches after a second of rest, Enter and clearing at once. */
const rest = inputDebounce

type Props = {
  readonly value: string
  readonly placeholder: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly search: (keyword: string) => void
}

export const SearchBox = ({ value, placeholder, input, search }: Props): ReactNode => {
  const t = useUiText()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => searchNow(text.trim()), text === '' ? 0 : rest)
    return () => clearTimeout(timer)
  }, [text, value])
  const pressed = (event: Key<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') search(text.trim())
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (text === '') event.currentTarget.blur()
    else setText('')
  }
  return (
    <search className={styles.box}>
      <SearchOutlined aria-hidden />
      <input
        ref={input}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        maxLength={50}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressed}
      />
      {text && (
        <button type="button" aria-label={t('clearSearch')} onClick={() => setText('')}>
          <CloseCircleFilled />
        </button>
      )}
    </search>
  )
}
