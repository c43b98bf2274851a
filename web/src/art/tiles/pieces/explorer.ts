/** The explorer leads the way west: a neutral figure with a staff and a spyglass. */
export const explorer = [
  '<ellipse cx="18" cy="33" rx="13" ry="2.6" fill="#3d3a36" fill-opacity=".3"/>',
  '<path d="M9 33L10.4 21.4C10.8 16.6 13.4 14.2 18 14.2C22.6 14.2 25.2 16.6 25.6 21.4L27 33ZM8 9.6H28L23.4 4L18 1.6L12.6 4ZM29.6 33V8M1.6 14.6L12 12.4" fill="#fbf6e8" stroke="#fbf6e8" stroke-width="5" stroke-linejoin="round"/>',
  '<path d="M29.8 33.4V7.4" stroke="#3d3a36" stroke-width="3.4" stroke-linecap="round"/><path d="M29.8 33V7.6" stroke="#b98c52" stroke-width="1.8" stroke-linecap="round"/>',
  '<path d="M9 33L10.4 21.4C10.8 16.6 13.4 14.2 18 14.2C22.6 14.2 25.2 16.6 25.6 21.4L27 33Z" fill="#e9dcc0" stroke="#3d3a36" stroke-width="1.5" stroke-linejoin="round"/>',
  '<path d="M18 14.4V33M10.4 22.6Q18 27 25.6 22.6" fill="none" stroke="#3d3a36" stroke-width="1.2"/><path d="M14.4 14.8L18 20.4L21.6 14.8Z" fill="#c9a24b" stroke="#3d3a36" stroke-width="1.1"/>',
  '<circle cx="18" cy="11" r="4.2" fill="#e3bf97" stroke="#3d3a36" stroke-width="1.4"/>',
  '<path d="M7.6 9.4Q18 5 28.4 9.4L23.6 4.6Q18 .4 12.4 4.6Z" fill="#6b5140" stroke="#3d3a36" stroke-width="1.5" stroke-linejoin="round"/>',
  '<path d="M22.4 4.6Q28 1 30 3.6Q27 4 24 6.4Z" fill="#fbf6e8" stroke="#3d3a36" stroke-width="1"/>',
  '<path d="M2 13.2L8.6 11.4L9.4 14L2.8 16.2Z M8.6 11.8L13.6 10.8L14 12.8L9.2 13.8Z" fill="#c9a24b" stroke="#3d3a36" stroke-width="1.3" stroke-linejoin="round"/>',
].join('')
