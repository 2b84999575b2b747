#include "platform/web_desk/page/page_library.h"

namespace offhand::platform::web_desk {
namespace {

constexpr const char* authored_part = R"js(
  const most_authored = 64;
  // What the author of the document wrote, or did not (AuthoredMarkup).
  const authored = () => {
    const root = document.documentElement, is_xhtml = document.contentType === 'application/xhtml+xml';
    if (root?.localName !== 'html' || !(is_xhtml || document.contentType === 'text/html')) return {token};
    const all = selector => [...roots].flatMap(each => [...each.querySelectorAll(selector)]);
    const has_words = text => Boolean(text?.trim());
    const shows = element => element.checkVisibility({checkVisibilityCSS: true, opacityProperty: true}) && boxes(element).length > 0;
    const around = element => element.parentElement ?? element.getRootNode().host ?? null;
    const is_in = (element, selector) => { for (let at = element; at; at = around(at)) if (at.matches(selector)) return true; return false; };
    const is_hidden = element => is_in(element, '[aria-hidden=true]');
    const is_told = element => shows(element) && !is_hidden(element) && !is_in(element, '[inert]');
    const holds_words = element => has_words(element?.textContent) || Boolean(element?.querySelector('[alt],[aria-label],[aria-labelledby],title'));
    const referred = element => (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
      .map(id => element.getRootNode().getElementById?.(id));
    const is_named = element => ['aria-label', 'title'].some(name => has_words(element.getAttribute(name))) ||
      Boolean(element.ariaLabelledByElements?.length) || referred(element).some(holds_words) || [...(element.labels ?? [])].some(holds_words);
    const placeholders = ['aria-placeholder', 'placeholder'];
    const elements = [];
    const add = (fact, found) => { for (const each of found.slice(0, most_authored)) elements.push([fact, number(each), label(each)]); };
    add('unnamed_frame', all('iframe,frame').filter(each => is_told(each) && !is_named(each) && !(each.tabIndex < 0) &&
      !/^(none|presentation)$/.test(role_of(each))));
    // Beside a field for a search lies what names it: a button or a magnifying glass.
    add('placeholder_name', all('input,textarea,[role=textbox]').filter(each => each.type !== 'search' && role_of(each) !== 'searchbox' &&
      (is_field(each) || role_of(each) === 'textbox') && placeholders.some(name => has_words(each.getAttribute(name))) && is_told(each) && !is_named(each)));
    add('default_number', all('[role=slider],[role=meter],[role=scrollbar],[role=separator]').filter(each => !each.hasAttribute('aria-valuenow') &&
      !/^(input|progress|meter)$/.test(each.localName) && (role_of(each) !== 'separator' || each.tabIndex >= 0) && is_told(each)));
    add('default_state', all('[role]').filter(each => /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role_of(each)) &&
      !each.hasAttribute('aria-checked') && each.localName !== 'input' && is_told(each)));
    // A dialog that keeps everything else from taking input may hide the rest while it is open.
    const is_held = all('dialog[open],[aria-modal=true],[role=dialog],[role=alertdialog]').some(is_told);
    const stops = 'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable],audio[controls],video[controls]';
    if (!is_held) add('hidden_tab_stop', all(stops).filter(each => each.tabIndex >= 0 && !is_off(each) && !each.disabled && shows(each) && is_hidden(each) &&
      !is_in(each, '[inert]')));
    const language = root.getAttribute('lang') || (is_xhtml && root.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang')) || '';
    return {token, is_markup: true, language: language.trim(), title: document.title.trim(), node: number(document), elements};
  };
)js";

}  // namespace

std::string page_library_authored() { return authored_part; }

}  // namespace offhand::platform::web_desk
