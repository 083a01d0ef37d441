import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, with the zeros that `::` stands for. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const partsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [left, right] = [partsOf(head), partsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

/** An IPv4 address written as an IPv6 one (::ffff:1.2.3.4) counts as the IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whose doing something is: an IPv4 address, or the network of an IPv6 one, since one host has all of it. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address).split('%', 1)[0] ?? ''
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}
