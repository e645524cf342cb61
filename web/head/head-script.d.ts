declare module 'virtual:head-script' {
  /** The script in the head as a text; empty in the browser's bundle. */
  const text: string;
  export default text;
}
