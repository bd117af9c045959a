// Generated from schemas/api/entry-publication.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"source":{"type":"string","minLength":1},"claims":{"$ref":"../shared/registry/claims.json"},"server":{"$ref":"../config/server-entry.json"},"skill":{"$ref":"../config/skill-entry.json"}},"x-rule":[{"exactlyOneOf":["server","skill"]}]};
const schema1 = {"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"$ref":"./claim-value.json"}};
const schema2 = {"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1,"x-list":{"type":"set"}}]};

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema2.oneOf[0].type,parentSchema:schema2.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema2.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema2.oneOf[1].items.type,parentSchema:schema2.oneOf[1].items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let twice0;
if (data.length > 1) { const seen = new Map(); data.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/1/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema2.oneOf[1]["x-list"],parentSchema:schema2.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema2.oneOf[1].type,parentSchema:schema2.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema2.oneOf,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isShorter(key0, 1)){
const err0 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema1.propertyNames,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate1(data[key1], instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","required":["name","description","version"],"properties":{"$schema":{"type":"string"},"name":{"type":"string","minLength":3,"maxLength":200,"pattern":"^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$","x-form":"a reversed domain name, a slash and a name (com.example/weather)"},"title":{"type":"string","minLength":1,"maxLength":100},"description":{"type":"string","minLength":1,"maxLength":100},"version":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\s<>=~^*|]+$","x-form":"a single version (no range, without spaces)"},"websiteUrl":{"$ref":"../shared/value/web-address.json"},"repository":{"type":"object","required":["url","source"],"properties":{"url":{"$ref":"../shared/value/web-address.json"},"source":{"type":"string"},"id":{"type":"string"},"subfolder":{"type":"string"}}},"icons":{"type":"array","items":{"$ref":"../shared/entry/server-icon.json"},"x-list":{"type":"atomic"}},"packages":{"type":"array","items":{"$ref":"../shared/entry/server-package.json"},"x-list":{"type":"atomic"}},"remotes":{"type":"array","items":{"$ref":"../shared/entry/server-remote.json"},"x-list":{"type":"atomic"}},"_meta":{"type":"object"}}};
const pattern0 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
const pattern1 = new RegExp("^[^\\s<>=~^*|]+$", "u");
const schema4 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern2 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","required":["src"],"properties":{"src":{"type":"string","maxLength":255,"pattern":"^https://[^\\s]+$","x-form":"an absolute https URL"},"mimeType":{"type":"string","enum":["image/png","image/jpeg","image/jpg","image/svg+xml","image/webp"]},"sizes":{"type":"array","items":{"type":"string","pattern":"^([0-9]+x[0-9]+|any)$","x-form":"a size (48x48), or any"},"x-list":{"type":"atomic"}},"theme":{"type":"string","enum":["light","dark"]}}};
const pattern3 = new RegExp("^https://[^\\s]+$", "u");
const pattern4 = new RegExp("^([0-9]+x[0-9]+|any)$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(isLonger(data0, 255)){
const err1 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema5.properties.src,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL" },schema:"^https://[^\\s]+$",parentSchema:schema5.properties.src,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema5.properties.src.type,parentSchema:schema5.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mimeType !== undefined){
let data1 = data.mimeType;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},schema:schema5.properties.mimeType.type,parentSchema:schema5.properties.mimeType,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "image/png") || (data1 === "image/jpeg")) || (data1 === "image/jpg")) || (data1 === "image/svg+xml")) || (data1 === "image/webp"))){
const err5 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/enum",keyword:"enum",params:{allowedValues: schema5.properties.mimeType.enum},schema:schema5.properties.mimeType.enum,parentSchema:schema5.properties.mimeType,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sizes !== undefined){
let data2 = data.sizes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err6 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a size (48x48), or any" },schema:"^([0-9]+x[0-9]+|any)$",parentSchema:schema5.properties.sizes.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.sizes.items.type,parentSchema:schema5.properties.sizes.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},schema:schema5.properties.sizes.type,parentSchema:schema5.properties.sizes,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.theme !== undefined){
let data4 = data.theme;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},schema:schema5.properties.theme.type,parentSchema:schema5.properties.theme,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "light") || (data4 === "dark"))){
const err10 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/enum",keyword:"enum",params:{allowedValues: schema5.properties.theme.enum},schema:schema5.properties.theme.enum,parentSchema:schema5.properties.theme,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","required":["registryType","identifier","transport"],"properties":{"registryType":{"type":"string","minLength":1},"registryBaseUrl":{"$ref":"../value/web-address.json"},"identifier":{"type":"string","minLength":1},"version":{"type":"string","minLength":1,"maxLength":255},"fileSha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 sum (64 lower-case hexadecimal digits)"},"runtimeHint":{"type":"string"},"transport":{"$ref":"./server-transport.json"},"runtimeArguments":{"type":"array","items":{"$ref":"./server-argument.json"},"x-list":{"type":"atomic"}},"packageArguments":{"type":"array","items":{"$ref":"./server-argument.json"},"x-list":{"type":"atomic"}},"environmentVariables":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}}}};
const schema7 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["stdio","streamable-http","sse"]},"url":{"type":"string","pattern":"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$","x-form":"an http or https URL, or a string that begins with a {variable}"},"headers":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}}},"x-rule":[{"requires":{"if":{"type":["streamable-http","sse"]},"then":{"url":true},"message":"A transport over HTTP needs url: the address of the server."}}]};
const pattern5 = new RegExp("^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$", "u");
const schema8 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}}};
const schema9 = {"type":"object","properties":{"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema9.properties.description.type,parentSchema:schema9.properties.description,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data1 = data.isRequired;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.isRequired.type,parentSchema:schema9.properties.isRequired,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.format !== undefined){
let data2 = data.format;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema9.properties.format.type,parentSchema:schema9.properties.format,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data2 === "string") || (data2 === "number")) || (data2 === "boolean")) || (data2 === "filepath"))){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema9.properties.format.enum},schema:schema9.properties.format.enum,parentSchema:schema9.properties.format,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema9.properties.value.type,parentSchema:schema9.properties.value,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data4 = data.isSecret;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema9.properties.isSecret.type,parentSchema:schema9.properties.isSecret,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.default !== undefined){
let data5 = data.default;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema9.properties.default.type,parentSchema:schema9.properties.default,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data6 = data.placeholder;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema9.properties.placeholder.type,parentSchema:schema9.properties.placeholder,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.choices !== undefined){
let data7 = data.choices;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.choices.items.type,parentSchema:schema9.properties.choices.items,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema9.properties.choices.type,parentSchema:schema9.properties.choices,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema8.properties.description.type,parentSchema:schema8.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data2 = data.isRequired;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.isRequired.type,parentSchema:schema8.properties.isRequired,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema8.properties.format.type,parentSchema:schema8.properties.format,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data3 === "string") || (data3 === "number")) || (data3 === "boolean")) || (data3 === "filepath"))){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema8.properties.format.enum},schema:schema8.properties.format.enum,parentSchema:schema8.properties.format,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema8.properties.value.type,parentSchema:schema8.properties.value,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data5 = data.isSecret;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.isSecret.type,parentSchema:schema8.properties.isSecret,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema8.properties.default.type,parentSchema:schema8.properties.default,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data7 = data.placeholder;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema8.properties.placeholder.type,parentSchema:schema8.properties.placeholder,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.choices !== undefined){
let data8 = data.choices;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.choices.items.type,parentSchema:schema8.properties.choices.items,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema8.properties.choices.type,parentSchema:schema8.properties.choices,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.variables !== undefined){
let data10 = data.variables;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
if(!(validate5(data10[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema8.properties.variables.type,parentSchema:schema8.properties.variables,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema7.properties.type.type,parentSchema:schema7.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "stdio") || (data0 === "streamable-http")) || (data0 === "sse"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},schema:schema7.properties.type.enum,parentSchema:schema7.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or a string that begins with a {variable}" },schema:"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$",parentSchema:schema7.properties.url,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema7.properties.url.type,parentSchema:schema7.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data2[i0], instancePath+"/headers/" + i0))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},schema:schema7.properties.headers.type,parentSchema:schema7.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(((data.type === "streamable-http") || (data.type === "sse")) && (!(data.url !== undefined))){
const err6 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A transport over HTTP needs url: the address of the server.", fields: ["type", "url"] } },schema:schema7["x-rule"],parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["positional","named"]},"name":{"type":"string"},"valueHint":{"type":"string"},"isRepeated":{"type":"boolean"},"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}},"x-rule":[{"requires":{"if":{"type":"named"},"then":{"name":true},"message":"An argument of type named needs a name, such as --port."}},{"requires":{"if":{"type":"positional","value":false},"then":{"valueHint":true},"message":"An argument of type positional needs a value, or a valueHint that describes it."}}]};

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema10.properties.type.type,parentSchema:schema10.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "positional") || (data0 === "named"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.properties.type.enum},schema:schema10.properties.type.enum,parentSchema:schema10.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema10.properties.name.type,parentSchema:schema10.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.valueHint !== undefined){
let data2 = data.valueHint;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/valueHint",schemaPath:"#/properties/valueHint/type",keyword:"type",params:{type: "string"},schema:schema10.properties.valueHint.type,parentSchema:schema10.properties.valueHint,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isRepeated !== undefined){
let data3 = data.isRepeated;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/isRepeated",schemaPath:"#/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.isRepeated.type,parentSchema:schema10.properties.isRepeated,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema10.properties.description.type,parentSchema:schema10.properties.description,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data5 = data.isRequired;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.isRequired.type,parentSchema:schema10.properties.isRequired,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data6 = data.format;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema10.properties.format.type,parentSchema:schema10.properties.format,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data6 === "string") || (data6 === "number")) || (data6 === "boolean")) || (data6 === "filepath"))){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema10.properties.format.enum},schema:schema10.properties.format.enum,parentSchema:schema10.properties.format,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema10.properties.value.type,parentSchema:schema10.properties.value,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data8 = data.isSecret;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.isSecret.type,parentSchema:schema10.properties.isSecret,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.default !== undefined){
let data9 = data.default;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema10.properties.default.type,parentSchema:schema10.properties.default,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data10 = data.placeholder;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema10.properties.placeholder.type,parentSchema:schema10.properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.choices !== undefined){
let data11 = data.choices;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.choices.items.type,parentSchema:schema10.properties.choices.items,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema10.properties.choices.type,parentSchema:schema10.properties.choices,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variables !== undefined){
let data13 = data.variables;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(!(validate5(data13[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema10.properties.variables.type,parentSchema:schema10.properties.variables,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((data.type === "named") && (!(data.name !== undefined))){
const err17 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "An argument of type named needs a name, such as --port.", fields: ["type", "name"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(((data.type === "positional") && (data.value === undefined)) && (!(data.valueHint !== undefined))){
const err18 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "An argument of type positional needs a value, or a valueHint that describes it.", fields: ["type", "value", "valueHint"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-f0-9]{64}$", "u");

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registryType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registryType"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transport === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.registryType !== undefined){
let data0 = data.registryType;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/registryType",schemaPath:"#/properties/registryType/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.registryType,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/registryType",schemaPath:"#/properties/registryType/type",keyword:"type",params:{type: "string"},schema:schema6.properties.registryType.type,parentSchema:schema6.properties.registryType,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.registryBaseUrl !== undefined){
if(!(validate3(data.registryBaseUrl, instancePath+"/registryBaseUrl"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.identifier !== undefined){
let data2 = data.identifier;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err5 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema6.properties.identifier.type,parentSchema:schema6.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(isLonger(data3, 255)){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema6.properties.version,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.version,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema6.properties.version.type,parentSchema:schema6.properties.version,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fileSha256 !== undefined){
let data4 = data.fileSha256;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err10 = {instancePath:instancePath+"/fileSha256",schemaPath:"#/properties/fileSha256/pattern",keyword:"pattern",params:{ pattern: "the form of a SHA-256 sum (64 lower-case hexadecimal digits)" },schema:"^[a-f0-9]{64}$",parentSchema:schema6.properties.fileSha256,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fileSha256",schemaPath:"#/properties/fileSha256/type",keyword:"type",params:{type: "string"},schema:schema6.properties.fileSha256.type,parentSchema:schema6.properties.fileSha256,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.runtimeHint !== undefined){
let data5 = data.runtimeHint;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/runtimeHint",schemaPath:"#/properties/runtimeHint/type",keyword:"type",params:{type: "string"},schema:schema6.properties.runtimeHint.type,parentSchema:schema6.properties.runtimeHint,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transport !== undefined){
if(!(validate7(data.transport, instancePath+"/transport"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.runtimeArguments !== undefined){
let data7 = data.runtimeArguments;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data7[i0], instancePath+"/runtimeArguments/" + i0))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/runtimeArguments",schemaPath:"#/properties/runtimeArguments/type",keyword:"type",params:{type: "array"},schema:schema6.properties.runtimeArguments.type,parentSchema:schema6.properties.runtimeArguments,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.packageArguments !== undefined){
let data9 = data.packageArguments;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate8(data9[i1], instancePath+"/packageArguments/" + i1))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/packageArguments",schemaPath:"#/properties/packageArguments/type",keyword:"type",params:{type: "array"},schema:schema6.properties.packageArguments.type,parentSchema:schema6.properties.packageArguments,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data11 = data.environmentVariables;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate6(data11[i2], instancePath+"/environmentVariables/" + i2))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema6.properties.environmentVariables.type,parentSchema:schema6.properties.environmentVariables,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","enum":["streamable-http","sse"]},"url":{"type":"string","pattern":"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$","x-form":"an http or https URL, or a string that begins with a {variable}"},"headers":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}}};

function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema11.properties.type.type,parentSchema:schema11.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "streamable-http") || (data0 === "sse"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.type.enum},schema:schema11.properties.type.enum,parentSchema:schema11.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or a string that begins with a {variable}" },schema:"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$",parentSchema:schema11.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema11.properties.url.type,parentSchema:schema11.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data2[i0], instancePath+"/headers/" + i0))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},schema:schema11.properties.headers.type,parentSchema:schema11.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(validate5(data4[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema11.properties.variables.type,parentSchema:schema11.properties.variables,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema3.properties.$schema.type,parentSchema:schema3.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(isLonger(data1, 200)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema3.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(isShorter(data1, 3)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema3.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a reversed domain name, a slash and a name (com.example/weather)" },schema:"^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",parentSchema:schema3.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(isLonger(data2, 100)){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema3.properties.title.type,parentSchema:schema3.properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(isLonger(data3, 100)){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema3.properties.description,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(isShorter(data3, 1)){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.description,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema3.properties.description.type,parentSchema:schema3.properties.description,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(typeof data4 === "string"){
if(isLonger(data4, 255)){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema3.properties.version,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.version,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data4)){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{ pattern: "the form of a single version (no range, without spaces)" },schema:"^[^\\s<>=~^*|]+$",parentSchema:schema3.properties.version,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema3.properties.version.type,parentSchema:schema3.properties.version,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.websiteUrl !== undefined){
if(!(validate3(data.websiteUrl, instancePath+"/websiteUrl"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.repository !== undefined){
let data6 = data.repository;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url === undefined){
const err18 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/required",keyword:"required",params:{missingProperty: "url"},schema:schema3.properties.repository.required,parentSchema:schema3.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.source === undefined){
const err19 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/required",keyword:"required",params:{missingProperty: "source"},schema:schema3.properties.repository.required,parentSchema:schema3.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.url !== undefined){
if(!(validate3(data6.url, instancePath+"/repository/url"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data6.source !== undefined){
let data8 = data6.source;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/repository/source",schemaPath:"#/properties/repository/properties/source/type",keyword:"type",params:{type: "string"},schema:schema3.properties.repository.properties.source.type,parentSchema:schema3.properties.repository.properties.source,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.id !== undefined){
let data9 = data6.id;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/repository/id",schemaPath:"#/properties/repository/properties/id/type",keyword:"type",params:{type: "string"},schema:schema3.properties.repository.properties.id.type,parentSchema:schema3.properties.repository.properties.id,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.subfolder !== undefined){
let data10 = data6.subfolder;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/repository/subfolder",schemaPath:"#/properties/repository/properties/subfolder/type",keyword:"type",params:{type: "string"},schema:schema3.properties.repository.properties.subfolder.type,parentSchema:schema3.properties.repository.properties.subfolder,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "object"},schema:schema3.properties.repository.type,parentSchema:schema3.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.icons !== undefined){
let data11 = data.icons;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data11[i0], instancePath+"/icons/" + i0))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "array"},schema:schema3.properties.icons.type,parentSchema:schema3.properties.icons,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.packages !== undefined){
let data13 = data.packages;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate9(data13[i1], instancePath+"/packages/" + i1))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},schema:schema3.properties.packages.type,parentSchema:schema3.properties.packages,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.remotes !== undefined){
let data15 = data.remotes;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate10(data15[i2], instancePath+"/remotes/" + i2))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/remotes",schemaPath:"#/properties/remotes/type",keyword:"type",params:{type: "array"},schema:schema3.properties.remotes.type,parentSchema:schema3.properties.remotes,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data._meta !== undefined){
let data17 = data._meta;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err27 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"},schema:schema3.properties._meta.type,parentSchema:schema3.properties._meta,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"required":["namespace","name","description","version"],"properties":{"namespace":{"type":"string","minLength":3,"maxLength":128,"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$","x-form":"a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"},"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"description":{"type":"string","minLength":1,"maxLength":1024},"version":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\s<>=~^*|]+$","x-form":"a single version (no range, without spaces)"},"status":{"type":"string","enum":["active","deprecated","archived"]},"title":{"type":"string","maxLength":100},"license":{"type":"string","maxLength":256},"compatibility":{"type":"string","maxLength":500},"allowedTools":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"repository":{"type":"object","additionalProperties":false,"properties":{"url":{"$ref":"../shared/value/web-address.json"},"type":{"type":"string"}}},"icons":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["src"],"properties":{"src":{"type":"string"},"size":{"type":"string"},"type":{"type":"string"},"label":{"type":"string"}}},"x-list":{"type":"atomic"}},"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["registryType"],"properties":{"registryType":{"type":"string","enum":["oci","git"]},"identifier":{"type":"string"},"digest":{"type":"string"},"mediaType":{"type":"string"},"url":{"type":"string","pattern":"^(https?|ssh|git)://[^\\s]+$","x-form":"the URL of a git repository (https, http, ssh or git)"},"ref":{"type":"string"},"commit":{"type":"string"},"subfolder":{"type":"string"}}},"x-list":{"type":"atomic"}},"metadata":{"type":"object"},"_meta":{"type":"object"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern7 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");
const pattern8 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const pattern9 = new RegExp("^(https?|ssh|git)://[^\\s]+$", "u");

function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(isLonger(data0, 128)){
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema12.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(isShorter(data0, 3)){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema12.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern7.test(data0)){
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/pattern",keyword:"pattern",params:{ pattern: "the form of a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$",parentSchema:schema12.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema12.properties.namespace.type,parentSchema:schema12.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(isLonger(data1, 64)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema12.properties.name,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(isShorter(data1, 1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.name,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern8.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema12.properties.name,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.name.type,parentSchema:schema12.properties.name,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(isLonger(data2, 1024)){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema12.properties.description,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(isShorter(data2, 1)){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.description,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema12.properties.description.type,parentSchema:schema12.properties.description,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(isLonger(data3, 255)){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema12.properties.version,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(isShorter(data3, 1)){
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.version,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern1.test(data3)){
const err18 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{ pattern: "the form of a single version (no range, without spaces)" },schema:"^[^\\s<>=~^*|]+$",parentSchema:schema12.properties.version,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema12.properties.version.type,parentSchema:schema12.properties.version,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema12.properties.status.type,parentSchema:schema12.properties.status,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "active") || (data4 === "deprecated")) || (data4 === "archived"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema12.properties.status.enum},schema:schema12.properties.status.enum,parentSchema:schema12.properties.status,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(isLonger(data5, 100)){
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema12.properties.title,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema12.properties.title.type,parentSchema:schema12.properties.title,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.license !== undefined){
let data6 = data.license;
if(typeof data6 === "string"){
if(isLonger(data6, 256)){
const err24 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema12.properties.license,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},schema:schema12.properties.license.type,parentSchema:schema12.properties.license,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.compatibility !== undefined){
let data7 = data.compatibility;
if(typeof data7 === "string"){
if(isLonger(data7, 500)){
const err26 = {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema12.properties.compatibility,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: "string"},schema:schema12.properties.compatibility.type,parentSchema:schema12.properties.compatibility,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.allowedTools !== undefined){
let data8 = data.allowedTools;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.allowedTools.items.type,parentSchema:schema12.properties.allowedTools.items,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let twice0;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err29 = {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema12.properties.allowedTools["x-list"],parentSchema:schema12.properties.allowedTools,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/type",keyword:"type",params:{type: "array"},schema:schema12.properties.allowedTools.type,parentSchema:schema12.properties.allowedTools,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.repository !== undefined){
let data10 = data.repository;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!((key1 === "url") || (key1 === "type"))){
const err31 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema12.properties.repository,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.url !== undefined){
if(!(validate3(data10.url, instancePath+"/repository/url"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data10.type !== undefined){
let data12 = data10.type;
if(typeof data12 !== "string"){
const err32 = {instancePath:instancePath+"/repository/type",schemaPath:"#/properties/repository/properties/type/type",keyword:"type",params:{type: "string"},schema:schema12.properties.repository.properties.type.type,parentSchema:schema12.properties.repository.properties.type,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "object"},schema:schema12.properties.repository.type,parentSchema:schema12.properties.repository,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.icons !== undefined){
let data13 = data.icons;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.src === undefined){
const err34 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/required",keyword:"required",params:{missingProperty: "src"},schema:schema12.properties.icons.items.required,parentSchema:schema12.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data14){
if(!((((key2 === "src") || (key2 === "size")) || (key2 === "type")) || (key2 === "label"))){
const err35 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema12.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.src !== undefined){
let data15 = data14.src;
if(typeof data15 !== "string"){
const err36 = {instancePath:instancePath+"/icons/" + i1+"/src",schemaPath:"#/properties/icons/items/properties/src/type",keyword:"type",params:{type: "string"},schema:schema12.properties.icons.items.properties.src.type,parentSchema:schema12.properties.icons.items.properties.src,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.size !== undefined){
let data16 = data14.size;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/icons/" + i1+"/size",schemaPath:"#/properties/icons/items/properties/size/type",keyword:"type",params:{type: "string"},schema:schema12.properties.icons.items.properties.size.type,parentSchema:schema12.properties.icons.items.properties.size,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.type !== undefined){
let data17 = data14.type;
if(typeof data17 !== "string"){
const err38 = {instancePath:instancePath+"/icons/" + i1+"/type",schemaPath:"#/properties/icons/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema12.properties.icons.items.properties.type.type,parentSchema:schema12.properties.icons.items.properties.type,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.label !== undefined){
let data18 = data14.label;
if(typeof data18 !== "string"){
const err39 = {instancePath:instancePath+"/icons/" + i1+"/label",schemaPath:"#/properties/icons/items/properties/label/type",keyword:"type",params:{type: "string"},schema:schema12.properties.icons.items.properties.label.type,parentSchema:schema12.properties.icons.items.properties.label,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.icons.items.type,parentSchema:schema12.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "array"},schema:schema12.properties.icons.type,parentSchema:schema12.properties.icons,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.packages !== undefined){
let data19 = data.packages;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.registryType === undefined){
const err42 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/required",keyword:"required",params:{missingProperty: "registryType"},schema:schema12.properties.packages.items.required,parentSchema:schema12.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data20){
if(!((((((((key3 === "registryType") || (key3 === "identifier")) || (key3 === "digest")) || (key3 === "mediaType")) || (key3 === "url")) || (key3 === "ref")) || (key3 === "commit")) || (key3 === "subfolder"))){
const err43 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema12.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.registryType !== undefined){
let data21 = data20.registryType;
if(typeof data21 !== "string"){
const err44 = {instancePath:instancePath+"/packages/" + i2+"/registryType",schemaPath:"#/properties/packages/items/properties/registryType/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.registryType.type,parentSchema:schema12.properties.packages.items.properties.registryType,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data21 === "oci") || (data21 === "git"))){
const err45 = {instancePath:instancePath+"/packages/" + i2+"/registryType",schemaPath:"#/properties/packages/items/properties/registryType/enum",keyword:"enum",params:{allowedValues: schema12.properties.packages.items.properties.registryType.enum},schema:schema12.properties.packages.items.properties.registryType.enum,parentSchema:schema12.properties.packages.items.properties.registryType,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.identifier !== undefined){
let data22 = data20.identifier;
if(typeof data22 !== "string"){
const err46 = {instancePath:instancePath+"/packages/" + i2+"/identifier",schemaPath:"#/properties/packages/items/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.identifier.type,parentSchema:schema12.properties.packages.items.properties.identifier,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.digest !== undefined){
let data23 = data20.digest;
if(typeof data23 !== "string"){
const err47 = {instancePath:instancePath+"/packages/" + i2+"/digest",schemaPath:"#/properties/packages/items/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.digest.type,parentSchema:schema12.properties.packages.items.properties.digest,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.mediaType !== undefined){
let data24 = data20.mediaType;
if(typeof data24 !== "string"){
const err48 = {instancePath:instancePath+"/packages/" + i2+"/mediaType",schemaPath:"#/properties/packages/items/properties/mediaType/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.mediaType.type,parentSchema:schema12.properties.packages.items.properties.mediaType,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.url !== undefined){
let data25 = data20.url;
if(typeof data25 === "string"){
if(!pattern9.test(data25)){
const err49 = {instancePath:instancePath+"/packages/" + i2+"/url",schemaPath:"#/properties/packages/items/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of the URL of a git repository (https, http, ssh or git)" },schema:"^(https?|ssh|git)://[^\\s]+$",parentSchema:schema12.properties.packages.items.properties.url,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/packages/" + i2+"/url",schemaPath:"#/properties/packages/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.url.type,parentSchema:schema12.properties.packages.items.properties.url,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.ref !== undefined){
let data26 = data20.ref;
if(typeof data26 !== "string"){
const err51 = {instancePath:instancePath+"/packages/" + i2+"/ref",schemaPath:"#/properties/packages/items/properties/ref/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.ref.type,parentSchema:schema12.properties.packages.items.properties.ref,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.commit !== undefined){
let data27 = data20.commit;
if(typeof data27 !== "string"){
const err52 = {instancePath:instancePath+"/packages/" + i2+"/commit",schemaPath:"#/properties/packages/items/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.commit.type,parentSchema:schema12.properties.packages.items.properties.commit,data:data27};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.subfolder !== undefined){
let data28 = data20.subfolder;
if(typeof data28 !== "string"){
const err53 = {instancePath:instancePath+"/packages/" + i2+"/subfolder",schemaPath:"#/properties/packages/items/properties/subfolder/type",keyword:"type",params:{type: "string"},schema:schema12.properties.packages.items.properties.subfolder.type,parentSchema:schema12.properties.packages.items.properties.subfolder,data:data28};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.packages.items.type,parentSchema:schema12.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},schema:schema12.properties.packages.type,parentSchema:schema12.properties.packages,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.metadata !== undefined){
let data29 = data.metadata;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err56 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema12.properties.metadata.type,parentSchema:schema12.properties.metadata,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data._meta !== undefined){
let data30 = data._meta;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err57 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"},schema:schema12.properties._meta.type,parentSchema:schema12.properties._meta,data:data30};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "source") || (key0 === "claims")) || (key0 === "server")) || (key0 === "skill"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.source,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema0.properties.source.type,parentSchema:schema0.properties.source,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.claims !== undefined){
if(!(validate2(data.claims, instancePath+"/claims"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.server !== undefined){
if(!(validate11(data.server, instancePath+"/server"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.skill !== undefined){
if(!(validate12(data.skill, instancePath+"/skill"))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if((data.server !== undefined ? 1 : 0) + (data.skill !== undefined ? 1 : 0) !== 1){
const err3 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["server", "skill"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

