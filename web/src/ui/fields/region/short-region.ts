/** What a place is rather than what it is called; left off where at least two characters remain. */
const suffixes = ['特别行政区', '自治州', '自治县', '自治旗', '新区', '地区', '省', '市', '区', '县', '盟', '旗']

const bare = (name: string): string => {
  const suffix = suffixes.find((one) => name.endsWith(one) && name.length - one.length >= 2)
  return suffix ? name.slice(0, -suffix.length) : name
}

/** A region as a cell has room for it: city and district, 厦门 · 思明 for 福建省 厦门市 思明区. */
export const shortRegion = (name: string): string => name.split(' ').slice(-2).map(bare).join(' · ')
