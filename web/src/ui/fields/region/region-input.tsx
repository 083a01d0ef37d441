import { Cascader } from 'antd'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { matches } from '../ref/pinyin-initials.ts'
import { firstMatch, regionPath, regionStem, regionTree } from './region.ts'
import type { InputProps } from '@/ui/slots.ts'
import { passed } from '../input/control-props.ts'
import { useUiText } from '@/ui/ui.texts.ts'

/** The library marks the line the arrow keys have reached; with none reached, Enter would do nothing. */
const isLineReached = (): boolean => document.querySelector('.ant-cascader-menu-item-active') !== null

/** Every control makes an index of all its options: it gets them only while somebody is at it. */
export const RegionInput = (props: InputProps<string>): ReactNode => {
  const t = useUiText()
  const { value, onChange, onBlur } = props
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const pickFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '' || isLineReached()) return
    event.preventDefault()
    event.stopPropagation()
    const found = firstMatch(typed.trim())
    if (found === undefined) return
    onChange?.(found)
    setTyped('')
    setOpen(false)
  }
  return (
    <div onKeyDownCapture={pickFirst}>
      <Cascader
        {...passed(props)}
        style={{ width: '100%' }}
        options={used ? regionTree : regionStem(value)}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) setTyped('')
        }}
        onFocus={() => setUsed(true)}
        onBlur={() => {
          setUsed(false)
          onBlur?.()
        }}
        placeholder={t('pick')}
        showSearch={{
          searchValue: typed,
          onSearch: setTyped,
          filter: (word, path) => path.some(({ label }) => matches(word, label)),
        }}
        changeOnSelect
        value={value ? regionPath(value) : []}
        onChange={(path: readonly (string | number)[] | null) => {
          const last = path?.at(-1)
          onChange?.(last === undefined ? undefined : String(last))
        }}
      />
    </div>
  )
}
