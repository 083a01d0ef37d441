import { createElement, Fragment, type CSSProperties, type ReactNode } from 'react'
import type { Detail, PrintWord } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useProfile } from '@/lib/session/session.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { cleanHtml } from '@/ui/fields/rich/clean-html.ts'
import { fieldsOf } from '../detail/detail.model.ts'
import styles from '../detail/print.module.css'
import { useText as useDetailText, wordFor } from '../detail/detail.texts.ts'
import { Content, Decisions, Signatures } from './parts.tsx'

const placeholder = /(\{\{[\w.]+\}\})/
/** These are tables and pictures, which no line of text can hold. */
const blocks = ['content', 'record', 'signatures']
const isBlock = (text: string): boolean => blocks.some((name) => text.includes(`{{${name}}}`))

type PutValue = (name: string) => ReactNode

const styleOf = (node: HTMLElement): CSSProperties => {
  const { textAlign, color } = node.style
  return { ...(textAlign && { textAlign: textAlign as 'left' }), ...(color && { color }) }
}

const spanOf = (node: HTMLElement): { colSpan?: number; rowSpan?: number } =>
  node instanceof HTMLTableCellElement ? { colSpan: node.colSpan, rowSpan: node.rowSpan } : {}

const isEmptyTag = (tag: string): boolean => ['br', 'hr', 'col'].includes(tag)

/** A cleaned template, node by node: nothing of it is ever handed to the browser as markup. */
const nodeOf = (node: Node, key: number, put: PutValue): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? '').split(placeholder).map((part, index) => (
      // The parts of one text keep their order for as long as the text is the same.
      // oxlint-disable-next-line react/no-array-index-key -- their place is all they are known by
      <Fragment key={index}>{placeholder.test(part) ? put(part.slice(2, -2)) : part}</Fragment>
    ))
  if (!(node instanceof HTMLElement) || node.tagName === 'IMG') return null
  const tag = node.tagName.toLowerCase()
  const props = { key, style: styleOf(node), ...spanOf(node) }
  if (isEmptyTag(tag)) return createElement(tag, { key })
  const children = [...node.childNodes].map((child, index) => nodeOf(child, index, put))
  return createElement(tag === 'p' && isBlock(node.textContent) ? 'div' : tag, props, ...children)
}

const usePut = (detail: Detail, time: string): PutValue => {
  const say = useDetailText()
  const profile = useProfile()
  const words: Readonly<Record<PrintWord, () => ReactNode>> = {
    title: () => detail.title,
    number: () => detail.serialNo,
    status: () => wordFor(say, `status.${detail.status}`, detail.status),
    flow: () => detail.flow.name,
    initiator: () => detail.initiator.name,
    department: () => detail.department,
    submitted: () => formatDateTime(detail.submittedAt),
    amount: () => (detail.amount === null ? '' : formatMoney(detail.amount)),
    company: () => profile?.company,
    printer: () => profile?.displayName,
    time: () => time,
    hash: () => detail.sha256,
    content: () => <Content detail={detail} />,
    record: () => <Decisions detail={detail} />,
    signatures: () => <Signatures detail={detail} />,
  }
  return (name) => {
    if (!name.startsWith('field.')) return Object.hasOwn(words, name) ? words[name as PrintWord]() : ''
    // Of a field kept from this person there is nothing here to print.
    const found = fieldsOf(detail).find(({ path }) => path === name.slice('field.'.length))
    if (!found) return ''
    return found.access === 'masked' ? '***' : <FieldView meta={found.meta} value={detail.document[found.path]} />
  }
}

type Props = { readonly detail: Detail; readonly html: string; readonly time: string }

/** A template with an approval put into it. */
export const Filled = ({ detail, html, time }: Props): ReactNode => {
  const put = usePut(detail, time)
  return (
    <div className={styles.filled}>
      {[...cleanHtml(html).childNodes].map((node, index) => nodeOf(node, index, put))}
    </div>
  )
}
